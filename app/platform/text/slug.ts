export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const MAX_SLUG_LENGTH = 96

/** "Größe & Wert" → "grosse-wert". Empty when nothing usable is left. */
export function slugify(text: string) {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** Whether the address is the title's, with or without a number: nobody has chosen another one. */
export function isSuggestedSlug({ title, slug }: { title: string; slug: string }) {
  const base = slugify(title)
  if (slug === '' || slug === base) return true
  const stem = numberedSlug(base, '')
  return slug.startsWith(stem) && /^\d{1,2}$/.test(slug.slice(stem.length))
}

/** ("a-title", 2) → "a-title-2", for a title that another page has too. */
export function numberedSlug(base: string, number: number | '') {
  return `${base.slice(0, MAX_SLUG_LENGTH - 3)}-${number}`
}
