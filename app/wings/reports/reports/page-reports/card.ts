import type { DimensionMetrics } from '~/wings/events/analytics/aggregates'
import { ratioOf } from '../metrics'
import type { PanelColumn, PanelRow } from '../overview/panel'
import { valueLabel } from '../overview/value-labels'

/** Rows with bars under a title: one question about the visits of a page. */
export interface Card {
  /** Of its file: `next-pages`. */
  name: string
  title: string
  /** Of the first column. */
  heading: string
  column: PanelColumn
  rows: PanelRow[]
  /** What the rows count, so that their numbers can be understood. */
  caption: string
  /** Said without rows. */
  emptyText: string
}

/** Rows without a filter: these screens are about the visits of one page anyway. */
export function createBreakdownRow(
  value: string,
  label: string,
  figures: Record<string, number>,
  share: number,
): PanelRow {
  return { value, label, values: figures, share, filter: null }
}

type By = 'source' | 'country' | 'device'

const titles: [By, name: string, title: string, head: string][] = [
  ['source', 'sources', 'Sources', 'Source'],
  ['country', 'countries', 'Countries', 'Country'],
  ['device', 'devices', 'Devices', 'Device'],
]

/** From where the visitors of a page came, and with what. */
export function buildVisitorCards(counted: Record<By, DimensionMetrics[]>, visitorsOfPage: number): Card[] {
  return titles.map(([by, name, title, head]) => ({
    name,
    title,
    heading: head,
    caption: `Visitors by ${head.toLowerCase()}`,
    emptyText: 'No visits.',
    column: { key: 'visitors', heading: 'Visitors', format: 'count' },
    rows: counted[by].map(({ value, visitors }) =>
      createBreakdownRow(value, valueLabel(by, value), { visitors }, ratioOf(visitors, visitorsOfPage)),
    ),
  }))
}
