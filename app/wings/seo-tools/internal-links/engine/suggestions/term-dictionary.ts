import { foldCase } from '../text/split-words'
import { stemWord } from '../text/stem-word'

// words that say nothing of what a text is about, and those that titles are built with
const stopWords =
  'a about above after again all also always am an and any are as at away back be because been before being below best better between both but by can could did do does doing done down during each either else even ever every everything few find first for from further get gets getting give go good great had has have having he her here him his how i if in instead into is it its just keep last least less let like little look made make makes making many may me mean means might more most much must my need needs never new next no none nor not nothing now of off often on once one only or other others our out over own part put rather really right same say says see she should show simple since small so some something still such sure take takes tell tells told ask asks know knows than that the their them then there these they thing things this those three through to today together too try turn two under until up us use used using very want was way ways we well were what when where whether which while who whole why will with within without work works would year yes yet you your'

const guideWords =
  'article beginner checklist complete essential explained faq guide idea introduction lesson mistake overview practice practical question reason step tip tutorial ultimate update'

const stopStems = new Set(`${stopWords} ${guideWords}`.split(' ').map(stemWord))

/** A word that says nothing of what a text is about, or that no page of the index has. */
export const NO_TERM = -1

const MAX_CACHED_WORDS = 200_000
// a longer part of a text keeps the whole text in V8's memory
const MAX_CACHED_WORD_LENGTH = 12

/** The roots of all texts, numbered as they come, each with a word that people can read. */
export class TermDictionary {
  readonly #readable: string[] = []
  readonly #byRoot = new Map<string, number>()
  // nearly every word of a text is asked for here alone, which is what makes indexing quick
  readonly #byWord = new Map<string, number>()

  get size() {
    return this.#readable.length
  }

  /** The number of a word as it stands in a text, a new one if need be. */
  add(word: string): number {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    const root = stemWord(word)
    const term = isStopStem(root) ? NO_TERM : (this.#byRoot.get(root) ?? this.#addRoot(root, word))
    this.#remember(word, term)
    return term
  }

  /** The number of a word, if it has one. */
  termId(word: string): number {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    return this.#byRoot.get(stemWord(word)) ?? NO_TERM
  }

  termWord(term: number) {
    return this.#readable[term] ?? ''
  }

  #addRoot(root: string, word: string) {
    this.#byRoot.set(root, this.#readable.length)
    return this.#readable.push(foldCase(word)) - 1
  }

  #remember(word: string, term: number) {
    if (word.length > MAX_CACHED_WORD_LENGTH) return
    if (this.#byWord.size >= MAX_CACHED_WORDS) this.#byWord.clear()
    this.#byWord.set(word, term)
  }
}

/** Whether a root is too general to link by. */
function isStopStem(root: string) {
  return stopStems.has(root) || !/[\p{L}\p{N}]/u.test(root)
}
