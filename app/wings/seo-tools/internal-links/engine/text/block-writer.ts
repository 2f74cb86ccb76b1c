import type { HtmlTag } from './find-next-tag'
import type { HtmlBlock } from './html-block'
import type { BlockKind, OpenElement } from './html-elements'
import { LINE_SEPARATOR, OBJECT_REPLACEMENT } from './placeholder-characters'
import { Sentences } from './sentences'

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

// the longest name in HTML has 31 letters
const entityPattern = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{0,31}));/g

interface DecodedPart {
  /** Where it begins in the HTML that was read, and how long it is there. */
  at: number
  length: number
  text: string
}

/** Collects the words of one block after the other. */
export class BlockWriter {
  readonly blocks: HtmlBlock[] = []
  text = ''
  readonly #html: string
  #runs: HtmlBlock['runs'] = []
  #tags: HtmlBlock['tags'] = []
  #closed: HtmlBlock['unlinkable'] = []

  constructor(html: string) {
    this.#html = html
  }

  get length() {
    return this.text.length
  }

  /** The words between two places of the HTML, where there are no tags. */
  addText(from: number, to: number, inside: OpenElement) {
    for (const { at, length, text } of decodeParts(this.#html.slice(from, to))) {
      this.#write(text, from + at, length, inside)
    }
  }

  addInlineTag(tag: HtmlTag, inside: OpenElement) {
    if (tag.name === 'br') this.#write(LINE_SEPARATOR, tag.start, tag.end - tag.start, inside)
    else if (tag.name === 'img') this.#write(OBJECT_REPLACEMENT, tag.start, tag.end - tag.start, inside)
    else this.#tags.push(tag)
  }

  endBlock(kind: BlockKind) {
    if (this.text.trim() !== '') {
      const { text } = this
      const sentences = new Sentences(text)
      this.blocks.push({ kind, text, sentences, runs: this.#runs, tags: this.#tags, unlinkable: this.#closed })
    }
    this.text = ''
    this.#runs = []
    this.#tags = []
    this.#closed = []
  }

  #write(text: string, source: number, sourceLength: number, { unlinkable }: OpenElement) {
    const at = this.text.length
    this.#runs.push({ at, length: text.length, source, sourceLength })
    this.text += text
    if (!unlinkable) return
    const last = this.#closed.at(-1)
    if (last?.end === at && last.reason === unlinkable) last.end = this.text.length
    else this.#closed.push({ start: at, end: this.text.length, reason: unlinkable })
  }
}

/** HTML without tags as parts: words as they stand there, and signs that were written as entities. */
function decodeParts(html: string): DecodedPart[] {
  if (!html.includes('&')) return [{ at: 0, length: html.length, text: html }]
  const parts: DecodedPart[] = []
  let at = 0
  for (const { 0: whole, 1: decimal, 2: hex, 3: name, index } of html.matchAll(entityPattern)) {
    if (index > at) parts.push({ at, length: index - at, text: html.slice(at, index) })
    parts.push({ at: index, length: whole.length, text: decodeEntity(decimal, hex, name) })
    at = index + whole.length
  }
  if (at < html.length) parts.push({ at, length: html.length - at, text: html.slice(at) })
  return parts
}

// one that we do not know is whole all the same, so that nothing splits it
function decodeEntity(decimal?: string, hex?: string, name = '') {
  if (decimal) return toCharacter(Number.parseInt(decimal, 10))
  return hex ? toCharacter(Number.parseInt(hex, 16)) : (namedEntities[name] ?? OBJECT_REPLACEMENT)
}

function toCharacter(number: number) {
  const isSign = number > 0 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff)
  return isSign ? String.fromCodePoint(number) : OBJECT_REPLACEMENT
}
