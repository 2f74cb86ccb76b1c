import { lastIndexAtOrBefore } from './last-index-at-or-before'
import { LINE_SEPARATOR } from './placeholder-characters'

// U+3002 and the full-width signs end a sentence without a space behind them
const endOfSentence = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s)|(?<![。！？])[。！？]+["'”’」』）]*|\u2028/gu
const wordBefore = /(?:^|[\s(["'“‘])([\p{L}.]{1,8})$/u
const MAX_ABBREVIATION_LENGTH = 8

const numberAbbreviations = new Set(['no', 'nr', 'fig', 'vol', 'p', 'pp', 'ch'])
const abbreviations = new Set(
  'e.g i.e etc vs cf ca ed al approx dept est inc ltd co corp dr mr mrs ms prof st jr sr jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k bzw usw z.b d.h evtl ggf'.split(
    ' ',
  ),
)

/**
 * Where the sentences of a text end (offsets behind their spaces, the last one is the length of the text). A rule of our
 * own: a full stop, question or exclamation mark before a space that no small letter follows, but for abbreviations
 * and initials. Made for English, at home in languages with the same marks; a line break always ends one. `Intl.Segmenter`
 * is as quick, but ends a sentence behind "Dr." and "e.g." before a name.
 */
export function findSentenceEnds(text: string): number[] {
  const ends: number[] = []
  for (const { 0: mark, index } of text.matchAll(endOfSentence)) {
    const behind = skipSpaces(text, index + mark.length)
    if (behind < text.length && endsHere(text, index, mark, behind)) ends.push(behind)
  }
  ends.push(text.length)
  return ends
}

function endsHere(text: string, index: number, mark: string, behind: number) {
  if (mark === LINE_SEPARATOR || !/^[.…]/.test(mark)) return !/^[!?]/.test(mark) || !isSmall(text, behind)
  if (isSmall(text, behind)) return false
  const [, word = ''] = wordBefore.exec(text.slice(Math.max(0, index - MAX_ABBREVIATION_LENGTH - 1), index)) ?? []
  const isInitial = word.length === 1 && word !== 'I' && word === word.toUpperCase()
  const known = word.toLowerCase()
  const goesOn = abbreviations.has(known) || (numberAbbreviations.has(known) && /\d/.test(text[behind] ?? ''))
  return mark !== '.' || !(isInitial || goesOn)
}

const isSmall = (text: string, at: number) => /^\p{Ll}/u.test(text.slice(at, at + 2))

function skipSpaces(text: string, from: number) {
  let at = from
  while (at < text.length && /\s/.test(text[at] as string)) at++
  return at
}

/** The sentences of one text, taken apart when they are first asked for: most texts never are. */
export class Sentences {
  readonly #text: string
  #ends: number[] | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** The sentence in which the sign at this offset stands: its number and its offsets. */
  at(offset: number) {
    this.#ends ??= findSentenceEnds(this.#text)
    const at = Math.min(lastIndexAtOrBefore(this.#ends, offset, (end) => end) + 1, this.#ends.length - 1)
    return { at, start: this.#ends[at - 1] ?? 0, end: this.#ends[at] ?? this.#text.length }
  }

  get count() {
    this.#ends ??= findSentenceEnds(this.#text)
    return this.#ends.length
  }
}
