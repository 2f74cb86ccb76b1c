import type { Block } from './block'
import { decoded } from './decoded'
import type { BlockKind, OpenElement } from './elements'
import type { FoundTag } from './next-tag'
import { Sentences } from './sentences'
import { LINE_BREAK, NO_WORD } from './stand-ins'

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
