import { SaxesParser } from 'saxes'
import { SourceError } from './source-item'
import { countLineBreaks } from './stream-file-text.server'
import { XmlRepairer } from './xml-repairer'

/** An element of a file with the texts of what stands in it. */
export interface XmlRecord {
  name: string
  line: number
  /** What stood directly in it. */
  text: string
  attributes: Record<string, string>
  children: XmlRecord[]
  /** Of an element at the depth that was asked for: the characters of all that stands in it. */
  length?: number
  /** There were more than are kept, and what came behind them is missing. */
  isTruncated?: boolean
}

const MAX_DEPTH = 40
// of one text; the parser holds it whole
const MAX_TEXT_LENGTH = 16 * 1024 * 1024
const MAX_CHILDREN = 100_000
// of one element at the depth that was asked for
const MAX_RECORD_LENGTH = 32_000_000
// WordPress writes these as they are, and no XML may hold them
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * The elements at `depth` of an XML text that comes in pieces, each once it has ended. Nothing but the current one is kept.
 * @throws SourceError for what is no XML, is cut off, or declares types and entities.
 */
export async function* streamXmlRecords(pieces: AsyncIterable<string>, depth: number): AsyncGenerator<XmlRecord> {
  const reader = new RecordReader(depth)
  for await (const piece of pieces) yield* reader.push(piece.replace(forbidden, ' '))
  yield* reader.push('')
  reader.end()
}

class RecordReader {
  readonly #parser = new SaxesParser()
  readonly #open: XmlRecord[] = []
  #ended: XmlRecord[] = []
  #children = 0
  #characters = 0
  #quiet = 0
  readonly #mended = new XmlRepairer()
  #hasBegun = false
  #blankLines = 0

  constructor(private readonly depth: number) {
    const parser = this.#parser
    parser.on('error', (error) => this.#refuse(error.message))
    parser.on('doctype', () => this.#refuse('a DOCTYPE is not allowed.'))
    parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes as Record<string, string>))
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
    parser.on('closetag', () => this.#close())
    parser.on('comment', () => this.#heard())
    parser.on('processinginstruction', () => this.#heard())
  }

  /** An empty piece says that no other comes. */
  push(piece: string): XmlRecord[] {
    this.#parser.write(this.#mended.push(this.#fromBeginning(piece)))
    if (this.#parser.position - this.#quiet > MAX_TEXT_LENGTH)
      this.#refuse('a text is longer than 16 million characters.')
    const ended = this.#ended
    this.#ended = []
    return ended
  }

  /** Some themes write blank lines before everything, which XML forbids. */
  #fromBeginning(piece: string) {
    if (this.#hasBegun) return piece
    const begun = piece.trimStart()
    this.#hasBegun = begun !== ''
    this.#blankLines += countLineBreaks(piece.slice(0, piece.length - begun.length))
    return begun
  }

  get #line() {
    return this.#blankLines + this.#parser.line
  }

  end() {
    if (this.#open.length > 0) {
      this.#refuse(`the file is incomplete: “${this.#open.at(-1)?.name}” is not closed.`)
    }
    this.#parser.close()
  }

  #begin(name: string, attributes: Record<string, string>) {
    this.#heard()
    if (this.#open.length >= MAX_DEPTH) this.#refuse(`elements are nested more than ${MAX_DEPTH} levels deep.`)
    const record: XmlRecord = { name, attributes, line: this.#line, text: '', children: [] }
    const parent = this.#open.length > this.depth ? this.#open.at(-1) : undefined
    if (parent && ++this.#children > MAX_CHILDREN) this.#refuse('one item has more than 100,000 parts.')
    if (parent) for (const value of Object.values(attributes)) this.#characters += value.length
    if (this.#characters <= MAX_RECORD_LENGTH) parent?.children.push(record)
    this.#open.push(record)
  }

  #add(text: string) {
    this.#heard()
    const current = this.#open.length > this.depth ? this.#open.at(-1) : undefined
    if (!current) return
    this.#characters += text.length
    if (this.#characters <= MAX_RECORD_LENGTH) current.text += text
  }

  #close() {
    this.#heard()
    const record = this.#open.pop()
    if (!record || this.#open.length !== this.depth) return
    record.length = this.#characters
    record.isTruncated = this.#characters > MAX_RECORD_LENGTH
    ;[this.#children, this.#characters] = [0, 0]
    this.#ended.push(record)
  }

  #heard() {
    this.#quiet = this.#parser.position
  }

  #refuse(message: string): never {
    const said = message.replace(/^(?:[^:]{0,40}:)?\d+:\d+: /, '')
    throw new SourceError(`invalid XML: ${said}`, this.#line)
  }
}
