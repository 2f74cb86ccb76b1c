/*
 * What a string of a content is for, read from its name. Contents come from three rooms and grow; a new field is a line of
 * text unless its name says otherwise.
 */

export type TextMode = 'line' | 'html' | 'slug' | 'picture' | 'product'

const modes: Record<string, TextMode> = {
  body: 'html',
  html: 'html',
  slug: 'slug',
  coverId: 'picture',
  previewId: 'picture',
  productId: 'product',
  productIds: 'product',
}

/** They say what a thing is, not what it says. */
const fixed = new Set(['type', 'show'])

/** Undefined for what no template may change: the ids of blocks, what kind of thing something is. */
export function textModeFor(key: string, holder: object): TextMode | undefined {
  if (key === 'id') return isPictureObject(holder) ? 'picture' : undefined
  return fixed.has(key) ? undefined : (modes[key] ?? 'line')
}

/** A picture with the words that describe it: the only thing whose id may differ from page to page. */
export function isPictureObject(value: object): value is { id: string; alt: string } {
  return 'alt' in value && 'id' in value
}

/** Lists of words: an entry that holds Liquid may become several, or none. */
export const listSeparators: Record<string, RegExp> = {
  tags: /[,\n]/,
  productIds: /[,\s]/,
  included: /\n/,
  points: /\n/,
  choices: /\n/,
}

const AN_ID = '00000000-0000-4000-8000-000000000000'

/** Stands where Liquid stands while the shape of a template is checked, so that it fits whatever the field asks for. */
export function placeholderFor(key: string, mode: TextMode) {
  if (mode === 'picture' || mode === 'product') return AN_ID
  return key === 'name' || key === 'tags' ? 'x' : ''
}

export function hasLiquid(text: string) {
  return text.includes('{{') || text.includes('{%')
}
