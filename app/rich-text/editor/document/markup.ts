import { escapeText } from '../../entities'

export type Attributes = Record<string, unknown>

const voidTags = new Set(['br', 'hr', 'img'])

/** An element in the notation that the cleaning gives back; attributes that are null or undefined are left out. */
export function element(tag: string, attributes: Attributes, inner = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')
  return voidTags.has(tag) ? `<${tag}${written} />` : `<${tag}${written}>${inner}</${tag}>`
}
