import { Sentences } from '../reading/sentences'
import { WIDEST_GAP } from './keyword'
import { type Comparison, type Use, View } from './view'
import { isWhole } from './whole-words'
import { type Words, wordsIn } from './words'

const LONGEST_GAP = 120

interface Reached {
  start: number
  end: number
}

/** Follows keywords with gaps through one text: what has been found of each, the latest and so the nearest. */
class GapFollower {
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

/** Something to look for: the parts of a keyword as `readKeyword` gives them. */
export interface SoughtKeyword {
  parts: string[]
  isCaseSensitive: boolean
  by: Comparison
}

/** A place where a keyword stands: its index, and offsets in the text. */
export interface Match {
  keyword: number
  start: number
  end: number
}

// the words of one language, and some more: a few megabytes
const MOST_REMEMBERED = 100_000
// a longer part of a text keeps the whole text in V8's memory
const LONGEST_REMEMBERED = 12

/** Finds all keywords in a text in one pass for each way to compare, however many there are. */
export class KeywordIndex {
  readonly #keywords: readonly SoughtKeyword[]
  readonly #words = [new View('spelling'), new View('form')]
  readonly #letters = new View('letters')
  readonly #remembered = new Map<string, number[]>()

  constructor(keywords: readonly SoughtKeyword[]) {
    this.#keywords = keywords
    for (const [keyword, { parts, by, isCaseSensitive }] of keywords.entries()) {
      const view = by === 'letters' ? this.#letters : (this.#words[by === 'form' ? 1 : 0] as View)
      // the last part first: the words of one that is repeated ("more … more") are not taken for two of them
      for (let part = parts.length - 1; part >= 0; part--) {
        view.add(parts[part] ?? '', { keyword, part }, isCaseSensitive)
      }
    }
  }

  /** All places of all keywords, in the order in which they end within each way to compare. They may overlap. */
  matchesIn(text: string, sentences = new Sentences(text)): Match[] {
    const matches: Match[] = []
    const gaps = new GapFollower(text, sentences)
    if (this.#words.some((view) => !view.isEmpty)) this.#searchWords(text, gaps, matches)
    if (!this.#letters.isEmpty) {
      const letters = this.#letters.split(text)
      const ids = letters.starts.map((start, at) => this.#letters.idOf(text.slice(start, letters.ends[at])))
      this.#search(this.#letters, { text, ...letters }, ids, gaps, matches)
    }
    return matches
  }

  #searchWords(text: string, gaps: GapFollower, matches: Match[]) {
    const [first] = this.#words as [View]
    const words = first.split(text)
    const ids = words.starts.map((start, at) => this.#idsOf(text.slice(start, words.ends[at])))
    for (const [which, view] of this.#words.entries()) {
      if (view.isEmpty) continue
      const symbols = Uint32Array.from(ids, (both) => both[which] as number)
      this.#search(view, { text, ...words }, symbols, gaps, matches)
    }
  }

  #search(view: View, words: Words & { text: string }, ids: ArrayLike<number>, gaps: GapFollower, matches: Match[]) {
    const { text, starts, ends } = words
    view.search(ids, (uses, first, behind) => {
      const [start, end] = [starts[first] as number, ends[behind - 1] as number]
      if (view !== this.#letters && !isWhole(text, start, end)) return
      const written = uses.some(({ exactly }) => exactly) ? view.wordsOf(text, words, first, behind) : []
      for (const use of uses) {
        if (use.exactly && !isWrittenSo(written, use.exactly)) continue
        const from = this.#beginning(use, gaps, start, end)
        if (from !== undefined) matches.push({ keyword: use.keyword, start: from, end })
      }
    })
  }

  #beginning({ keyword, part }: Use, gaps: GapFollower, start: number, end: number) {
    const parts = this.#keywords[keyword]?.parts.length ?? 1
    return parts === 1 ? start : gaps.found(keyword, { part, parts }, start, end)
  }

  #idsOf(word: string) {
    const known = this.#remembered.get(word)
    if (known) return known
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear()
    const ids = this.#words.map((view) => (view.isEmpty ? 0 : view.idOf(word)))
    if (word.length <= LONGEST_REMEMBERED) this.#remembered.set(word, ids)
    return ids
  }
}

/** Whether words have the capitals that are asked for, as far as they go together: "Apples" is written like "Apple". */
function isWrittenSo(written: string[], exactly: string[]) {
  return exactly.every((wanted, at) => {
    const word = written[at] ?? ''
    for (let sign = 0; sign < Math.min(word.length, wanted.length); sign++) {
      const [a, b] = [word[sign] as string, wanted[sign] as string]
      if (a !== b) return a.toLowerCase() !== b.toLowerCase()
    }
    return true
  })
}
