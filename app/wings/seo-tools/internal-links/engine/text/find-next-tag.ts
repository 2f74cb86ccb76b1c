/** A tag of an HTML text by its place there. Comments and declarations have no name. */
export interface HtmlTag {
  start: number
  end: number
  name: string
  isEnd: boolean
}

const tagStart = /<(?:\/?[a-z]|[!?])/iy
const tagName = /[a-z][a-z0-9]*/iy

/**
 * The next tag at or after `from`. A "<" that begins none is text. What is never closed reaches to the end, so that
 * whoever reads tag after tag reads each byte once.
 */
export function findNextTag(html: string, from: number): HtmlTag | undefined {
  let start = html.indexOf('<', from)
  while (start >= 0 && !beginsTag(html, start)) start = html.indexOf('<', start + 1)
  if (start < 0) return undefined
  const isEnd = html[start + 1] === '/'
  tagName.lastIndex = start + (isEnd ? 2 : 1)
  const name = tagName.exec(html)?.[0].toLowerCase() ?? ''
  return { start, end: html.startsWith('<!--', start) ? endOfComment(html, start) : endOfTag(html, start), name, isEnd }
}

function beginsTag(html: string, at: number) {
  tagStart.lastIndex = at
  return tagStart.test(html)
}

function endOfComment(html: string, start: number) {
  const end = html.indexOf('-->', start + 4)
  return end < 0 ? html.length : end + 3
}

/** Behind the ">" that ends a tag; one inside of quotes does not. */
function endOfTag(html: string, start: number) {
  let quote = ''
  for (let at = start; at < html.length; at++) {
    const sign = html[at] as string
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return html.length
}
