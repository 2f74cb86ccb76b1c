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
