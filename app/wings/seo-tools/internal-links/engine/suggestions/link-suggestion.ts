import type { Placement, Quote } from '../placing/page-plan'

/** What in a sentence speaks of the page that it could link to. */
export type SuggestionEvidence = 'title' | 'keyword' | 'words' | 'similarity'

/** A link that could be: the part of a text that would carry it, and how much speaks for it. */
export interface LinkSuggestion extends Placement {
  from: string
  to: string
  /** Which of the texts of the page. */
  text: number
  quote: Quote
  /** How likely an author would have made it, from 0 to 1. */
  score: number
  evidence: SuggestionEvidence
  /** Why, as a sentence. */
  reason: string
}

export interface SuggestionSettings {
  /** The first sentence of a page stays without links. */
  leavesFirstSentence: boolean
  /** No link to a page that links here. */
  leavesTwoWayLinks: boolean
}

/** What is shown at once; what scores less is shown to those who ask for more. */
export const MIN_VISIBLE_SCORE = 0.3
