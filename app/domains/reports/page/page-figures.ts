import type { ChartPoint } from '../chart/chart-points'
import type { Period } from '../question/period'
import type { Card } from './card'
import type { PageFigure } from './figure'

/** What is told of the visits that saw a page. */
export interface PageFigures {
  /** Whose they are, as an address says it: `{ post: id }`. */
  of: Record<string, string>
  period: Period
  figures: PageFigure[]
  /** Its visitors over the period. */
  points: ChartPoint[]
  cards: Card[]
  /** Nobody saw it, now or in the time before. */
  isUnseen: boolean
}

const SHOWN = 8

export interface ShownCard extends Card {
  /** Of all rows, of which the first are here. */
  total: number
}

/** As a screen shows it: files have all rows. */
export function shownPage(page: PageFigures) {
  const cards = page.cards.map(
    (card): ShownCard => ({
      ...card,
      rows: card.rows.slice(0, SHOWN),
      total: card.rows.length,
    }),
  )
  return { ...page, cards }
}

export type ShownPage = ReturnType<typeof shownPage>
