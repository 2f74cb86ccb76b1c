import { slugify } from '~/platform/slug'
import { isSuggestedSlug } from '../../suggested-slug'
import type { Writing } from '../saving/use-writing'
import { type PublicState, statusOf } from './public-state'

/** Changes the title, and with it the address, until somebody has chosen one or readers know it. */
export function useTitle({ content, change }: Writing, publicState: PublicState) {
  const isFollowed = isSuggestedSlug(content) && statusOf(publicState, Date.now()) === 'draft'
  return (title: string) => change(isFollowed ? { title, slug: slugify(title) } : { title })
}
