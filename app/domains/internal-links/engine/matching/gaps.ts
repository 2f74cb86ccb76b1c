import type { Sentences } from '../reading/sentences'
import { WIDEST_GAP } from './keyword'
import { wordsIn } from './words'

const LONGEST_GAP = 120

interface Reached {
  start: number
  end: number
}

/** Follows keywords with gaps through one text: what has been found of each, the latest and so the nearest. */
export class GapFollower {
  readonly #text: string
  readonly #sentences: Sentences
  readonly #reached = new Map<number, (Reached | undefined)[]>()

  constructor(text: string, sentences: Sentences) {
    this.#text = text
    this.#sentences = sentences
  }

  /** A part of a keyword was found. Returns where the keyword begins when this was its last part and all others came before. */
  found(keyword: number, { part, parts }: { part: number; parts: number }, start: number, end: number) {
    const before = part === 0 ? undefined : this.#reached.get(keyword)?.[part - 1]
    if (part > 0 && !(before && this.#isGap(before.end, start))) return undefined
    const from = before?.start ?? start
    if (part === parts - 1) return from
    const reached = this.#reached.get(keyword) ?? []
    reached[part] = { start: from, end }
    this.#reached.set(keyword, reached)
    return undefined
  }

  #isGap(from: number, to: number) {
    if (to < from || to - from > LONGEST_GAP) return false
    const isNear = wordsIn(this.#text.slice(from, to)).starts.length <= WIDEST_GAP
    return isNear && this.#sentences.at(from - 1).end > to
  }
}
