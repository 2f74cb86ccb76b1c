export interface Near {
  page: number
  score: number
}

/** One way to tell how much pages are about the same. Pages are numbers; two that have no more in common than most score 0. */
export interface Likeness {
  /** The pages nearest to a page, so many at most and of this score at least, the nearest first. */
  nearest(page: number, most: number, least: number): Near[]
  between(one: number, other: number): number
}

export function nearestFirst(a: Near, b: Near) {
  return b.score - a.score || a.page - b.page
}
