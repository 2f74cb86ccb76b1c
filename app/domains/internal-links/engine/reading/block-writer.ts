import type { Block } from './block'
import type { BlockKind, OpenElement } from './elements'
import type { FoundTag } from './next-tag'
import { Sentences } from './sentences'
import { LINE_BREAK, NO_WORD } from './stand-ins'

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

// the longest name in HTML has 31 letters
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{0,31}));/g

interface TextPart {
  /** Where it begins in the HTML that was read, and how long it is there. */
  at: number
  length: number
  text: string
}

/** Collects the words of one block after the other. */
export class BlockWriter {
  readonly blocks: Block[] = []
  text = ''
  readonly #html: string
  #runs: Block['runs'] = []
  #tags: Block['tags'] = []
  #closed: Block['closed'] = []

  constructor(html: string) {
    this.#html = html
  }

  get length() {
    return this.text.length
  }

  /** The words between two places of the HTML, where there are no tags. */
  words(from: number, to: number, inside: OpenElement) {
    for (const { at, length, text } of decoded(this.#html.slice(from, to))) {
      this.#write(text, from + at, length, inside)
    }
  }

  inlineTag(tag: FoundTag, inside: OpenElement) {
    if (tag.name === 'br') this.#write(LINE_BREAK, tag.start, tag.end - tag.start, inside)
    else if (tag.name === 'img') this.#write(NO_WORD, tag.start, tag.end - tag.start, inside)
    else this.#tags.push(tag)
  }

  endBlock(kind: BlockKind) {
    if (this.text.trim() !== '') {
      const { text } = this
      const sentences = new Sentences(text)
      this.blocks.push({ kind, text, sentences, runs: this.#runs, tags: this.#tags, closed: this.#closed })
    }
    this.text = ''
    this.#runs = []
    this.#tags = []
    this.#closed = []
  }

  #write(text: string, source: number, sourceLength: number, { closed }: OpenElement) {
    const at = this.text.length
    this.#runs.push({ at, length: text.length, source, sourceLength })
    this.text += text
    if (!closed) return
    const last = this.#closed.at(-1)
    if (last?.end === at && last.place === closed) last.end = this.text.length
    else this.#closed.push({ start: at, end: this.text.length, place: closed })
  }
}

/** HTML without tags as parts: words as they stand there, and signs that were written as entities. */
function decoded(html: string): TextPart[] {
  if (!html.includes('&')) return [{ at: 0, length: html.length, text: html }]
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: whole, 1: decimal, 2: hex, 3: name, index } of html.matchAll(entity)) {
    if (index > at) parts.push({ at, length: index - at, text: html.slice(at, index) })
    parts.push({ at: index, length: whole.length, text: textOf(decimal, hex, name) })
    at = index + whole.length
  }
  if (at < html.length) parts.push({ at, length: html.length - at, text: html.slice(at) })
  return parts
}

// one that we do not know is whole all the same, so that nothing splits it
function textOf(decimal?: string, hex?: string, name = '') {
  if (decimal) return signOf(Number.parseInt(decimal, 10))
  return hex ? signOf(Number.parseInt(hex, 16)) : (named[name] ?? NO_WORD)
}

function signOf(number: number) {
  const isSign = number > 0 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff)
  return isSign ? String.fromCodePoint(number) : NO_WORD
}
