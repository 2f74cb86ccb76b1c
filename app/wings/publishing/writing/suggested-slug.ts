import { MAX_SLUG_LENGTH, slugify } from '~/platform/text/slug'

interface Titled {
  title: string
  slug: string
}

/** Whether the address is the title's, with or without a number: nobody has chosen another one. */
export function isSuggestedSlug({ title, slug }: Titled) {
  const base = slugify(title)
  if (slug === '' || slug === base) return true
  const stem = numberedSlug(base, '')
  return slug.startsWith(stem) && /^\d{1,2}$/.test(slug.slice(stem.length))
}

/** ("a-title", 2) → "a-title-2", for a title that another post has too. */
export function numberedSlug(base: string, number: number | '') {
  return `${base.slice(0, MAX_SLUG_LENGTH - 3)}-${number}`
}
