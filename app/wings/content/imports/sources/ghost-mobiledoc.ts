import { escapeHtml } from '~/rich-text/entities'
import { escapeAttribute, figureHtml } from '../engine/article-html'
import { type GhostRecord, isHiddenCard, readTextField, renderCard } from './ghost-cards'
import { markMarkdown } from './ghost-lexical'

const inlineTags = new Set('a b strong i em s del sub sup code u mark'.split(' '))
const blockTags = new Set('p h1 h2 h3 h4 h5 h6 blockquote pull-quote aside'.split(' '))

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const named = (value: unknown): [string, unknown, unknown] => {
  const [name, second, third] = listIn(value)
  return [typeof name === 'string' ? name : '', second, third]
}

/** A document of Ghost's older editor (Mobiledoc 0.3) as HTML; `lost` gets the names of what has no place here. */
export function mobiledocToHtml(document: GhostRecord, lost: Set<string>) {
  return listIn(document.sections)
    .map((section) => sectionHtml(document, listIn(section), lost))
    .join('')
}

function sectionHtml(document: GhostRecord, [type, second, third]: unknown[], lost: Set<string>) {
  if (type === 1) {
    const tag = typeof second === 'string' && blockTags.has(second) ? second : 'p'
    const inner = markersHtml(document, listIn(third), lost)
    return tag.length > 2 ? `<blockquote><p>${inner}</p></blockquote>` : `<${tag}>${inner}</${tag}>`
  }
  if (type === 2) return typeof second === 'string' ? figureHtml(second, '') : ''
  if (type === 3) {
    const tag = second === 'ol' ? 'ol' : 'ul'
    const items = listIn(third).map((item) => `<li>${markersHtml(document, listIn(item), lost)}</li>`)
    return `<${tag}>${items.join('')}</${tag}>`
  }
  return type === 10 ? renderMobiledocCard(document, second, lost) : ''
}

function renderMobiledocCard(document: GhostRecord, place: unknown, lost: Set<string>) {
  const [name, given] = named(listIn(document.cards)[Number(place)])
  const payload = (typeof given === 'object' && given !== null ? given : {}) as GhostRecord
  if (isHiddenCard(payload)) {
    lost.add(`${name} with restricted visibility`)
    return ''
  }
  if (name === 'markdown' || name === 'card-markdown') return markMarkdown(readTextField(payload, 'markdown'))
  const html = renderCard(name, payload)
  if (html === undefined) lost.add(name || 'an unnamed card')
  return html ?? ''
}

function markersHtml(document: GhostRecord, markers: unknown[], lost: Set<string>) {
  const open: string[] = []
  let html = ''
  for (const marker of markers) {
    const [type, opened, closed, value] = listIn(marker)
    for (const place of listIn(opened)) {
      const [tag, attributes] = named(listIn(document.markups)[Number(place)])
      html += openingTag(tag, listIn(attributes))
      open.push(tag)
    }
    html += type === 1 ? atomHtml(document, value, lost) : escapeHtml(typeof value === 'string' ? value : '')
    for (let count = Number(closed) || 0; count > 0 && open.length > 0; count--) html += closingTag(open.pop() ?? '')
  }
  return html + open.reverse().map(closingTag).join('')
}

function openingTag(tag: string, attributes: unknown[]) {
  if (!inlineTags.has(tag)) return ''
  const at = attributes.indexOf('href')
  const href = attributes[at + 1]
  return tag === 'a' && at >= 0 && typeof href === 'string' ? `<a href="${escapeAttribute(href)}">` : `<${tag}>`
}

const closingTag = (tag: string) => (inlineTags.has(tag) ? `</${tag}>` : '')

function atomHtml(document: GhostRecord, place: unknown, lost: Set<string>) {
  const [name, text] = named(listIn(document.atoms)[Number(place)])
  if (name === 'soft-return') return '<br>'
  lost.add(name || 'an unnamed element')
  return escapeHtml(typeof text === 'string' ? text : '')
}
