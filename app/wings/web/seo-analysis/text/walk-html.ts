import { decodeEntities } from '~/rich-text/entities'

export interface HtmlVisitor {
  text(text: string): void
  /** `written` is what stands between the name and the end of the tag; see `parseTagAttributes`. */
  open(name: string, written: string): void
  close(name: string): void
}

const tagName = /[a-z][a-z0-9]*/iy

/** Walks over clean HTML from left to right, in time that grows with its length only, whatever it holds. */
export function walkHtml(html: string, listener: HtmlVisitor) {
  let at = 0
  let told = 0
  const tell = (end: number) => {
    if (end > told) listener.text(decodeText(html.slice(told, end)))
  }
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    at = html.startsWith('<!--', start) ? skipComment(html, start, tell) : visitTag(html, start, listener, tell)
    if (at > start + 1) told = at
  }
  tell(html.length)
}

function skipComment(html: string, start: number, tell: (end: number) => void) {
  tell(start)
  const end = html.indexOf('-->', start)
  return end < 0 ? html.length : end + 3
}

/** Tells of the tag at `start` and returns where it ends; a sign that begins no tag is text. */
function visitTag(html: string, start: number, listener: HtmlVisitor, tell: (end: number) => void) {
  const isEnd = html[start + 1] === '/'
  tagName.lastIndex = start + (isEnd ? 2 : 1)
  const name = tagName.exec(html)?.[0].toLowerCase()
  if (!name) return start + 1
  const end = findTagEnd(html, tagName.lastIndex)
  tell(start)
  if (isEnd) listener.close(name)
  else listener.open(name, html.slice(tagName.lastIndex, end - 1))
  return end
}

function findTagEnd(html: string, from: number) {
  let quote = ''
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return html.length
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

export function parseTagAttributes(written: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', ...values] of written.matchAll(attribute)) {
    found[name.toLowerCase()] = decodeText(values.find((value) => value !== undefined) ?? '')
  }
  return found
}

const numbered = /&#(?:(\d{1,7})|x([0-9a-f]{1,6}));/gi

/** An editor in the browser writes more signs as entities than what is stored. */
function decodeText(text: string) {
  if (!text.includes('&')) return text
  const named = text.replaceAll('&nbsp;', '\u00a0')
  return decodeEntities(
    named.replace(numbered, (_whole, ten?: string, sixteen?: string) => decodeCharacter(ten, sixteen)),
  )
}

function decodeCharacter(ten: string | undefined, sixteen: string | undefined) {
  const code = ten ? Number(ten) : Number.parseInt(sixteen ?? '', 16)
  // an escaped & must stay one until the names are read
  if (code === 38) return '&amp;'
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
