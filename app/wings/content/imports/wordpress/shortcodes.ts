import { lowerCaseAscii, parseAttributes } from '../engine/html-tokens'

export interface Shortcode {
  name: string
  attributes: Record<string, string>
  /** What stands between it and its end; undefined without an end. */
  inner: string | undefined
}

/** What takes the place of a shortcode; undefined when nobody knows what it means. */
export type ShortcodeConverter = (shortcode: Shortcode) => string | undefined

const MAX_TAG_LENGTH = 5_000
const begin = /\[(\[?)([a-z][\w-]{1,40})(?=[\s\]/])/giy

interface ShortcodeMatch {
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
export function replaceShortcodes(text: string, enclosing: ReadonlySet<string>, convert: ShortcodeConverter) {
  const unknown = new Set<string>()
  const ends = new EndFinder(text)
  const out: string[] = []
  let [written, from] = [0, 0]
  const replace = (start: number, end: number, made: string) => {
    out.push(text.slice(written, start), made)
    written = from = end
  }
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', from)) {
    const found = readShortcodeAt(text, start)
    from = found?.end ?? start + 1
    if (!found) continue
    // [[name]] is how one writes about a shortcode
    if (found.isEscaped) {
      replace(start, found.end + 1, text.slice(start + 1, found.end))
      continue
    }
    const { inner, end } = readInner(text, found, enclosing.has(found.name) ? ends : undefined)
    const made = convert({ name: found.name, attributes: parseAttributes(found.tag), inner })
    if (made === undefined) unknown.add(found.name)
    else replace(start, end, made)
  }
  out.push(text.slice(written))
  return { text: out.join(''), unknown: [...unknown] }
}

function readInner(text: string, { name, end }: ShortcodeMatch, ends: EndFinder | undefined) {
  const closing = `[/${name}]`
  const close = ends ? ends.after(closing, end) : -1
  return close < 0 ? { inner: undefined, end } : { inner: text.slice(end, close), end: close + closing.length }
}

function readShortcodeAt(text: string, start: number): ShortcodeMatch | undefined {
  begin.lastIndex = start
  const match = begin.exec(text)
  if (!match) return undefined
  const [whole, second = '', name = ''] = match
  const end = text.slice(start + whole.length, start + MAX_TAG_LENGTH).indexOf(']')
  if (end < 0) return undefined
  const stop = start + whole.length + end + 1
  const isEscaped = second === '[' && text[stop] === ']'
  return { start, end: stop, name: name.toLowerCase(), tag: text.slice(start + second.length + 1, stop - 1), isEscaped }
}

/** Finds ends in small letters, and never looks twice for one that does not come. */
class EndFinder {
  readonly #lower: string
  readonly #next = new Map<string, number>()

  constructor(text: string) {
    this.#lower = lowerCaseAscii(text)
  }

  after(end: string, from: number) {
    const known = this.#next.get(end)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const at = this.#lower.indexOf(end, from)
    this.#next.set(end, at)
    return at
  }
}
