export interface TagToken {
  kind: 'open' | 'close'
  name: string
  /** The whole tag as it stands there. */
  text: string
}

export type HtmlToken = TagToken | { kind: 'text'; text: string } | { kind: 'comment'; text: string }

const tagName = /<\/?([a-z][a-z0-9-]*)/iy
// what stands inside is no HTML, whatever it looks like
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes'])

/** The parts of an HTML text in its order, each read once: the time it takes grows with the length and nothing else. */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let at = 0
  const ends = new EndFinder(html)
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) return yield { kind: 'text', text: html.slice(at) }
    if (start > at) yield { kind: 'text', text: html.slice(at, start) }
    const token = html.startsWith('<!--', start) ? readCommentAt(html, start) : readTagAt(html, start)
    yield token
    at = start + token.text.length
    if (token.kind === 'open' && rawTags.has(token.name) && !token.text.endsWith('/>')) {
      const end = ends.of(`</${token.name}`, at)
      if (end > at) yield { kind: 'text', text: html.slice(at, end) }
      at = end
    }
  }
}

function readCommentAt(html: string, start: number): HtmlToken {
  const end = html.indexOf('-->', start + 4)
  return { kind: 'comment', text: html.slice(start, end < 0 ? html.length : end + 3) }
}

function readTagAt(html: string, start: number): HtmlToken {
  tagName.lastIndex = start
  const name = tagName.exec(html)?.[1]?.toLowerCase()
  if (!name) return { kind: 'text', text: '<' }
  const end = endOfTag(html, start)
  if (end < 0) return { kind: 'text', text: html.slice(start) }
  return { kind: html[start + 1] === '/' ? 'close' : 'open', name, text: html.slice(start, end) }
}

/** Behind the `>` of a tag, past those in quotes; -1 when it never ends. */
function endOfTag(html: string, start: number) {
  for (let at = start + 1; at < html.length; at++) {
    const sign = html[at]
    if (sign === '>') return at + 1
    if (sign !== '"' && sign !== "'") continue
    const quote = html[at - 1] === '=' || html[at - 1] === ' ' ? html.indexOf(sign, at + 1) : at
    if (quote < 0) return html.indexOf('>', at) + 1 || -1
    at = quote
  }
  return -1
}

/** The text with A–Z in small letters, and as long as it was: other letters, such as İ, would become two. */
export function lowerCaseAscii(text: string) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Finds ends from a place on, and does not look twice for one that is not there. */
class EndFinder {
  readonly #missing = new Set<string>()
  readonly #lower: string

  constructor(private readonly html: string) {
    this.#lower = lowerCaseAscii(html)
  }

  of(end: string, from: number) {
    const at = this.#missing.has(end) ? -1 : this.#lower.indexOf(end, from)
    if (at < 0) this.#missing.add(end)
    return at < 0 ? this.html.length : at
  }
}

const picture = /<img[\s/>]/i

/** Where the first picture of an HTML text begins, or -1. */
export const indexOfFirstImage = (html: string) => html.search(picture)

const attribute = /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/giy

/** The attributes of a tag or a shortcode, by their names in small letters, as they are written. */
export function parseAttributes(tag: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  let at = tag.search(/\s/)
  while (at >= 0 && at < tag.length) {
    attribute.lastIndex = at
    const match = attribute.exec(tag)
    if (!match) {
      at++
      continue
    }
    const [whole, name = '', double, single, bare] = match
    found[name.toLowerCase()] ??= double ?? single ?? bare ?? ''
    at += whole.length
  }
  return found
}
