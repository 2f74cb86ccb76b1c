import { attributesOf, inSmallLetters } from '../../html/tokens'

export interface Shortcode {
  name: string
  attributes: Record<string, string>
  /** What stands between it and its end; undefined without an end. */
  inner: string | undefined
}

/** What takes the place of a shortcode; undefined when nobody knows what it means. */
export type Converter = (shortcode: Shortcode) => string | undefined

const LONGEST_TAG = 5_000
const begin = /\[(\[?)([a-z][\w-]{1,40})(?=[\s\]/])/giy

interface Found {
  start: number
  end: number
  name: string
  tag: string
  isEscaped: boolean
}

/**
 * Replaces the shortcodes of a text in one pass. Those that `convert` does not know stay as they stand there, and are
 * named in `unknown`.
 */
export function withShortcodes(text: string, enclosing: ReadonlySet<string>, convert: Converter) {
  const unknown = new Set<string>()
  const ends = new Ends(text)
  const out: string[] = []
  let [written, from] = [0, 0]
  const replace = (start: number, end: number, made: string) => {
    out.push(text.slice(written, start), made)
    written = from = end
  }
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', from)) {
    const found = shortcodeAt(text, start)
    from = found?.end ?? start + 1
    if (!found) continue
    // [[name]] is how one writes about a shortcode
    if (found.isEscaped) {
      replace(start, found.end + 1, text.slice(start + 1, found.end))
      continue
    }
    const { inner, end } = insideOf(text, found, enclosing.has(found.name) ? ends : undefined)
    const made = convert({ name: found.name, attributes: attributesOf(found.tag), inner })
    if (made === undefined) unknown.add(found.name)
    else replace(start, end, made)
  }
  out.push(text.slice(written))
  return { text: out.join(''), unknown: [...unknown] }
}

function insideOf(text: string, { name, end }: Found, ends: Ends | undefined) {
  const closing = `[/${name}]`
  const close = ends ? ends.after(closing, end) : -1
  return close < 0 ? { inner: undefined, end } : { inner: text.slice(end, close), end: close + closing.length }
}

function shortcodeAt(text: string, start: number): Found | undefined {
  begin.lastIndex = start
  const match = begin.exec(text)
  if (!match) return undefined
  const [whole, second = '', name = ''] = match
  const end = text.slice(start + whole.length, start + LONGEST_TAG).indexOf(']')
  if (end < 0) return undefined
  const stop = start + whole.length + end + 1
  const isEscaped = second === '[' && text[stop] === ']'
  return { start, end: stop, name: name.toLowerCase(), tag: text.slice(start + second.length + 1, stop - 1), isEscaped }
}

/** Finds ends in small letters, and never looks twice for one that does not come. */
class Ends {
  readonly #lower: string
  readonly #next = new Map<string, number>()

  constructor(text: string) {
    this.#lower = inSmallLetters(text)
  }

  after(end: string, from: number) {
    const known = this.#next.get(end)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const at = this.#lower.indexOf(end, from)
    this.#next.set(end, at)
    return at
  }
}
