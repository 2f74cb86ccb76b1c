export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const LONGEST_SLUG = 96

/** "Größe & Wert" → "grosse-wert". Empty when nothing usable is left. */
export function slugify(text: string) {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|(?<!-)-+$/g, '')
}
