import type { ChartPoint } from '../chart-points'
import type { ComparedMetric } from '../compared-metric'
import type { Period } from '../period'
import type { Card } from './card'

/** What is told of the visits that saw a page. */
export interface PageReportData {
  /** Whose they are, as an address says it: `{ post: id }`. */
  exportParams: Record<string, string>
  period: Period
  metrics: ComparedMetric[]
  /** Its visitors over the period. */
  points: ChartPoint[]
  cards: Card[]
  /** Nobody saw it, now or in the time before. */
  hasNoViews: boolean
}

const SHOWN = 8

export interface CardPreview extends Card {
  /** Of all rows, of which the first are here. */
  total: number
}

/** As a screen shows it: files have all rows. */
export function toPageReportPreview(page: PageReportData) {
  const cards = page.cards.map(
    (card): CardPreview => ({
      ...card,
      rows: card.rows.slice(0, SHOWN),
      total: card.rows.length,
    }),
  )
  return { ...page, cards }
}

export type PageReportPreview = ReturnType<typeof toPageReportPreview>
