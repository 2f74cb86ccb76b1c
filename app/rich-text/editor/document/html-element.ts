import { escapeHtml } from '../../entities'

export type HtmlAttributes = Record<string, unknown>

const voidTags = new Set(['br', 'hr', 'img'])

/** An element in the notation that the cleaning gives back; attributes that are null or undefined are left out. */
export function htmlElement(tag: string, attributes: HtmlAttributes, inner = '') {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')
  return voidTags.has(tag) ? `<${tag}${written} />` : `<${tag}${written}>${inner}</${tag}>`
}
