import { escapeHtml } from './entities'

/** Clean HTML made of plain words; what is empty is left out. */
export const headingHtml = (level: 2 | 3, text: string) => (text ? `<h${level}>${escapeHtml(text)}</h${level}>` : '')

/** Plain text of several lines: a blank line begins a paragraph. */
export function paragraphsHtml(text: string) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim())
  return parts.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />')}</p>`).join('')
}

export function bulletListHtml(texts: string[]) {
  const items = texts.filter((text) => text.trim()).map((text) => `<li>${escapeHtml(text)}</li>`)
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}

export function linkHtml({ label, url }: { label: string; url: string }) {
  return label && url ? `<p><a href="${escapeHtml(url).replaceAll('"', '&quot;')}">${escapeHtml(label)}</a></p>` : ''
}

export function tableHtml(head: string[], rows: string[][]) {
  if (rows.length === 0) return ''
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}
