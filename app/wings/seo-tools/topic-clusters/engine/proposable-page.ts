import type { Language } from '~/kits/language/language'
import type { TermWeights } from './word-similarity'

/** What is known of a page that could be in a cluster. */
export interface ProposablePage {
  id: string
  title: string
  /** Of its text, in their order. */
  headings: readonly string[]
  language: Language
  isPillar: boolean
  /** Pages whose texts link to it. */
  linksIn: number
  /** The ids of the pages that its text links to. */
  linksTo: ReadonlySet<string>
  /** Words of the page. */
  length: number
  words: TermWeights
  /** What it means, as a vector; undefined where no AI has read it. */
  embedding?: Float32Array | undefined
}

/** The words of an index by their numbers; the number of a word that says nothing of a subject is negative. */
export interface TermLookup {
  termWord(term: number): string
  termId(word: string, language: Language | null): number
}
