import { escapeText } from './entities'

/** Clean HTML made of plain words; what is empty is left out. */
export const heading = (level: 2 | 3, text: string) => (text ? `<h${level}>${escapeText(text)}</h${level}>` : '')

/** Plain text of several lines: a blank line begins a paragraph. */
export function paragraphs(text: string) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim())
  return parts.map((part) => `<p>${escapeText(part).replaceAll('\n', '<br />')}</p>`).join('')
}

export function bullets(texts: string[]) {
  const items = texts.filter((text) => text.trim()).map((text) => `<li>${escapeText(text)}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

export function linkTo({ label, url }: { label: string; url: string }) {
  return label && url ? `<p><a href="${escapeText(url).replaceAll('"', '&quot;')}">${escapeText(label)}</a></p>` : ''
}

export function tableOf(head: string[], rows: string[][]) {
  if (rows.length === 0) return ''
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}
