import { useEffect, useRef } from 'react'
import { slugify } from '~/platform/slug'
import type { PostWriting } from '../saving/use-post-writing'
import { type PublicState, statusOf } from './public-state'

const LONGEST_SLUG = 96

/** Changes the title, and with it the address, until somebody has chosen one or readers know it. */
export function useTitle({ content, change, fieldErrors }: PostWriting, publicState: PublicState) {
  const { title, slug } = content
  const isSuggested =
    (slug === '' || withoutNumber(slug) === slugify(title)) && statusOf(publicState, Date.now()) === 'draft'
  const taken = useRef<string>(undefined)
  const isTaken = isSuggested && slug !== '' && fieldErrors.slug !== undefined && taken.current !== slug
  useEffect(() => {
    if (!isTaken) return
    taken.current = slug
    change({ slug: nextSlug(slug) })
  }, [isTaken, slug, change])
  return (next: string) => change(isSuggested ? { title: next, slug: slugify(next) } : { title: next })
}

function withoutNumber(slug: string) {
  return slug.replace(/-\d{1,2}$/, '')
}

/** "a-title" → "a-title-2" → "a-title-3": a suggestion that somebody has already gives way. */
function nextSlug(slug: string) {
  const number = Number(/-(\d{1,2})$/.exec(slug)?.[1] ?? 1) + 1
  return `${withoutNumber(slug).slice(0, LONGEST_SLUG - 3)}-${number}`
}
