export type FindingRating = 'good' | 'ok' | 'bad' | 'not applicable'

export type FindingTopic = 'keyphrase' | 'search result' | 'content' | 'reading' | 'delivery'

/** A part of a page to show: words of the body by block and UTF-16 units, or a thing that has no place in the text. */
export interface FindingPlace {
  text: string
  at?: { block: number; from: number; to: number }
}

/** What one check says of a page. */
export interface Finding {
  check: string
  topic: FindingTopic
  label: string
  rating: FindingRating
  /** On Yoast's scale: 9 is good, down to 1 for what is missing; less than nothing for what does harm. */
  score: number
  measured: { value: number; unit: string } | null
  /** What would be good, in words: "more than 400 up to 600 px". */
  threshold: string
  sentence: string
  reason: string
  fix: string
  source: string
  where: FindingPlace[]
}

/** Yoast's colours: up to 4 red, 5 to 7 orange, from 8 green. */
export function ratingForScore(score: number): FindingRating {
  if (score >= 8) return 'good'
  return score >= 5 ? 'ok' : 'bad'
}

export const pageRatings = ['bad', 'ok', 'good'] as const

export type PageRating = (typeof pageRatings)[number]

// Yoast's lights: above 70 green, above 40 orange
export const PAGE_RATING_THRESHOLDS = { goodAbove: 70, okAbove: 40 }

/** How a whole page is rated by its score of 0 to 100. */
export function ratingForPageScore(score: number): PageRating {
  if (score > PAGE_RATING_THRESHOLDS.goodAbove) return 'good'
  return score > PAGE_RATING_THRESHOLDS.okAbove ? 'ok' : 'bad'
}

const BEST_SCORE = 9

/** Yoast's overall score, sum ÷ (9 × count) × 100, whole and within 0 to 100; null when nothing applies. */
export function overallScore(findings: readonly Finding[]): number | null {
  const applicable = findings.filter(({ rating }) => rating !== 'not applicable')
  if (applicable.length === 0) return null
  const sum = applicable.reduce((total, { score }) => total + score, 0)
  return Math.min(100, Math.max(0, Math.round((sum / (BEST_SCORE * applicable.length)) * 100)))
}
