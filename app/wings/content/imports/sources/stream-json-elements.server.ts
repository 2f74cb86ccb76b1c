import { SourceError } from './source-item'

export interface JsonElement {
  /** Of the list that it stands in, such as "db.0.data.posts"; empty when the text is that list. */
  path: string
  line: number
  value: Record<string, unknown>
}

interface Container {
  isList: boolean
  path: string
  /** Of what is read in it now. */
  key: string
  index: number
  isKeyNext: boolean
}

const MAX_DEPTH = 200
const MAX_ELEMENT_LENGTH = 32 * 1024 * 1024
const MAX_KEY_LENGTH = 500

/**
 * The objects in those lists of a JSON text whose path is wanted, one by one: a text of any size is read in the memory of
 * its largest object. @throws SourceError for what is no JSON or is cut off.
 */
export async function* streamJsonElements(
  pieces: AsyncIterable<string>,
  isWanted: (path: string) => boolean,
): AsyncGenerator<JsonElement> {
  const reader = new ElementReader(isWanted)
  for await (const piece of pieces) yield* reader.push(piece)
  reader.end()
}

const code = (sign: string) => sign.charCodeAt(0)
const [QUOTE, BACKSLASH, LINE_FEED, COMMA, COLON] = [code('"'), code('\\'), 10, code(','), code(':')]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')]

class ElementReader {
  readonly #open: Container[] = []
  #found: JsonElement[] = []
  #line = 1
  #isInString = false
  #isEscaped = false
  #key: string | undefined
  #hasBegun = false
  /** The element that is being read: where it stands, how deep, and what came of it. */
  #element: { path: string; line: number; depth: number; text: string[]; length: number } | undefined
  #start = 0

  constructor(private readonly isWanted: (path: string) => boolean) {}

  push(piece: string): JsonElement[] {
    this.#start = 0
    for (let at = 0; at < piece.length; at++) {
      if (this.#isInString) this.#string(piece, at)
      else this.#sign(piece, at)
    }
    this.#keep(piece, piece.length)
    const found = this.#found
    this.#found = []
    return found
  }

  end() {
    if (!this.#hasBegun) this.#refuse('it contains no list or object.')
    if (this.#open.length > 0 || this.#isInString) this.#refuse('the file is incomplete.')
  }

  #string(piece: string, at: number) {
    const sign = piece.charCodeAt(at)
    if (this.#key !== undefined && (sign !== QUOTE || this.#isEscaped)) {
      this.#key += piece[at]
      if (this.#key.length > MAX_KEY_LENGTH) this.#refuse('a name is longer than 500 characters.')
    }
    if (sign === LINE_FEED) this.#line++
    if (this.#isEscaped) this.#isEscaped = false
    else if (sign === BACKSLASH) this.#isEscaped = true
    else if (sign === QUOTE) this.#endString()
  }

  #endString() {
    this.#isInString = false
    const top = this.#open.at(-1)
    if (top && this.#key !== undefined) top.key = this.#key
    this.#key = undefined
  }

  #sign(piece: string, at: number) {
    const sign = piece.charCodeAt(at)
    const top = this.#open.at(-1)
    if (sign === LINE_FEED) this.#line++
    else if (sign === QUOTE) {
      this.#isInString = true
      if (top && !top.isList && top.isKeyNext) this.#key = ''
    } else if (sign === COLON && top) top.isKeyNext = false
    else if (sign === COMMA && top) {
      top.isKeyNext = !top.isList
      top.index++
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) this.#begin(at, sign === OPEN_LIST)
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) this.#close(piece, at, sign === CLOSE_LIST)
    else if (!this.#hasBegun && piece[at]?.trim() !== '' && sign !== 0xfeff) this.#refuse('unexpected start of file.')
  }

  #begin(at: number, isList: boolean) {
    this.#hasBegun = true
    if (this.#open.length >= MAX_DEPTH) this.#refuse(`lists are nested more than ${MAX_DEPTH} levels deep.`)
    const top = this.#open.at(-1)
    const name = top && String(top.isList ? top.index : top.key)
    const path = top && name !== undefined ? (top.path ? `${top.path}.${name}` : name) : ''
    if (!this.#element && !isList && top?.isList && this.isWanted(top.path)) {
      this.#element = { path: top.path, line: this.#line, depth: this.#open.length, text: [], length: 0 }
      this.#start = at
    }
    // inside an element nobody asks for paths
    this.#open.push({ isList, path: this.#element ? '' : path, key: '', index: 0, isKeyNext: !isList })
  }

  #close(piece: string, at: number, isList: boolean) {
    const top = this.#open.pop()
    if (!top || top.isList !== isList) this.#refuse(`unexpected “${piece[at]}”.`)
    const element = this.#element
    if (!element || this.#open.length !== element.depth) return
    this.#keep(piece, at + 1)
    this.#element = undefined
    this.#found.push({
      path: element.path,
      line: element.line,
      value: this.#parse(element.text.join(''), element.line),
    })
  }

  #keep(piece: string, end: number) {
    const element = this.#element
    if (!element) return
    element.text.push(piece.slice(this.#start, end))
    element.length += end - this.#start
    if (element.length > MAX_ELEMENT_LENGTH) this.#refuse('one item is longer than 32 million characters.')
  }

  #parse(text: string, line: number) {
    try {
      return JSON.parse(text) as Record<string, unknown>
    } catch (error) {
      throw new SourceError(`invalid JSON: ${(error as Error).message.slice(0, 120)}`, line)
    }
  }

  #refuse(message: string): never {
    throw new SourceError(`invalid JSON: ${message}`, this.#line)
  }
}
