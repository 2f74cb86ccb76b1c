import { isWholeWordAt } from './is-whole-word'
import { KeywordMatcher, type PatternUse, type WordComparison } from './keyword-matcher'
import { MAX_GAP_WORDS } from './parse-keyword'
import { Sentences } from './sentences'
import { splitWords, type WordSpans } from './split-words'

const MAX_GAP_LENGTH = 120

interface PartSpan {
  start: number
  end: number
}

/** Follows keywords with gaps through one text: what has been found of each, the latest and so the nearest. */
class GapTracker {
  readonly #text: string
  readonly #sentences: Sentences
  readonly #reached = new Map<number, (PartSpan | undefined)[]>()

  constructor(text: string, sentences: Sentences) {
    this.#text = text
    this.#sentences = sentences
  }

  /** A part of a keyword was found. Returns where the keyword begins when this was its last part and all others came before. */
  addPart(keyword: number, { part, parts }: { part: number; parts: number }, start: number, end: number) {
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
    if (to < from || to - from > MAX_GAP_LENGTH) return false
    const isNear = splitWords(this.#text.slice(from, to)).starts.length <= MAX_GAP_WORDS
    return isNear && this.#sentences.at(from - 1).end > to
  }
}

/** Something to look for: the parts of a keyword as `parseKeyword` gives them. */
export interface KeywordPattern {
  parts: string[]
  isCaseSensitive: boolean
  comparison: WordComparison
}

/** A place where a keyword stands: its index, and offsets in the text. */
export interface KeywordMatch {
  keyword: number
  start: number
  end: number
}

// the words of one language, and some more: a few megabytes
const MAX_CACHED_WORDS = 100_000
// a longer part of a text keeps the whole text in V8's memory
const MAX_CACHED_WORD_LENGTH = 12

/** Finds all keywords in a text in one pass for each way to compare, however many there are. */
export class KeywordIndex {
  readonly #keywords: readonly KeywordPattern[]
  readonly #words = [new KeywordMatcher('spelling'), new KeywordMatcher('form')]
  readonly #letters = new KeywordMatcher('letters')
  readonly #remembered = new Map<string, number[]>()

  constructor(keywords: readonly KeywordPattern[]) {
    this.#keywords = keywords
    for (const [keyword, { parts, comparison, isCaseSensitive }] of keywords.entries()) {
      const view =
        comparison === 'letters' ? this.#letters : (this.#words[comparison === 'form' ? 1 : 0] as KeywordMatcher)
      // the last part first: the words of one that is repeated ("more … more") are not taken for two of them
      for (let part = parts.length - 1; part >= 0; part--) {
        view.add(parts[part] ?? '', { keyword, part }, isCaseSensitive)
      }
    }
  }

  /** All places of all keywords, in the order in which they end within each way to compare. They may overlap. */
  findMatches(text: string, sentences = new Sentences(text)): KeywordMatch[] {
    const matches: KeywordMatch[] = []
    const gaps = new GapTracker(text, sentences)
    if (this.#words.some((view) => !view.isEmpty)) this.#searchWords(text, gaps, matches)
    if (!this.#letters.isEmpty) {
      const letters = this.#letters.split(text)
      const ids = letters.starts.map((start, at) => this.#letters.symbolId(text.slice(start, letters.ends[at])))
      this.#search(this.#letters, { text, ...letters }, ids, gaps, matches)
    }
    return matches
  }

  #searchWords(text: string, gaps: GapTracker, matches: KeywordMatch[]) {
    const [first] = this.#words as [KeywordMatcher]
    const words = first.split(text)
    const ids = words.starts.map((start, at) => this.#idsOf(text.slice(start, words.ends[at])))
    for (const [which, view] of this.#words.entries()) {
      if (view.isEmpty) continue
      const symbols = Uint32Array.from(ids, (both) => both[which] as number)
      this.#search(view, { text, ...words }, symbols, gaps, matches)
    }
  }

  #search(
    view: KeywordMatcher,
    words: WordSpans & { text: string },
    ids: ArrayLike<number>,
    gaps: GapTracker,
    matches: KeywordMatch[],
  ) {
    const { text, starts, ends } = words
    view.search(ids, (uses, first, behind) => {
      const [start, end] = [starts[first] as number, ends[behind - 1] as number]
      if (view !== this.#letters && !isWholeWordAt(text, start, end)) return
      const written = uses.some(({ exactWords }) => exactWords) ? view.toWords(text, words, first, behind) : []
      for (const use of uses) {
        if (use.exactWords && !hasExactCase(written, use.exactWords)) continue
        const from = this.#beginning(use, gaps, start, end)
        if (from !== undefined) matches.push({ keyword: use.keyword, start: from, end })
      }
    })
  }

  #beginning({ keyword, part }: PatternUse, gaps: GapTracker, start: number, end: number) {
    const parts = this.#keywords[keyword]?.parts.length ?? 1
    return parts === 1 ? start : gaps.addPart(keyword, { part, parts }, start, end)
  }

  #idsOf(word: string) {
    const known = this.#remembered.get(word)
    if (known) return known
    if (this.#remembered.size >= MAX_CACHED_WORDS) this.#remembered.clear()
    const ids = this.#words.map((view) => (view.isEmpty ? 0 : view.symbolId(word)))
    if (word.length <= MAX_CACHED_WORD_LENGTH) this.#remembered.set(word, ids)
    return ids
  }
}

/** Whether words have the capitals that are asked for, as far as they go together: "Apples" is written like "Apple". */
function hasExactCase(written: string[], exactly: string[]) {
  return exactly.every((wanted, at) => {
    const word = written[at] ?? ''
    for (let sign = 0; sign < Math.min(word.length, wanted.length); sign++) {
      const [a, b] = [word[sign] as string, wanted[sign] as string]
      if (a !== b) return a.toLowerCase() !== b.toLowerCase()
    }
    return true
  })
}
