export interface ScoredPage {
  page: number
  score: number
}

/** One way to tell how much pages are about the same. Pages are numbers; two that have no more in common than most score 0. */
export interface PageSimilarity {
  /** The pages nearest to a page, so many at most and of this score at least, the nearest first. */
  nearest(page: number, most: number, least: number): ScoredPage[]
  between(one: number, other: number): number
}

export function bySimilarity(a: ScoredPage, b: ScoredPage) {
  return b.score - a.score || a.page - b.page
}
