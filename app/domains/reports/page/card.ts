import type { ValueCounts } from '~/domains/analytics/answers'
import { part } from '../figures'
import type { Column, PanelRow } from '../panels/panel'
import { valueLabel } from '../panels/value-labels'

/** Rows with bars under a title: one question about the visits of a page. */
export interface Card {
  /** Of its file: `next-pages`. */
  name: string
  title: string
  /** Of the first column. */
  head: string
  column: Column
  rows: PanelRow[]
  /** What the rows count, so that their numbers can be understood. */
  counts: string
  /** Said without rows. */
  nothing: string
}

/** Rows without a filter: these screens are about the visits of one page anyway. */
export function rowOf(value: string, label: string, figures: Record<string, number>, share: number): PanelRow {
  return { value, label, figures, share, filter: null }
}

type By = 'source' | 'country' | 'device'

const titles: [By, name: string, title: string, head: string][] = [
  ['source', 'sources', 'Sources', 'Source'],
  ['country', 'countries', 'Countries', 'Country'],
  ['device', 'devices', 'Devices', 'Device'],
]

/** From where the visitors of a page came, and with what. */
export function visitorCards(counted: Record<By, ValueCounts[]>, visitorsOfPage: number): Card[] {
  return titles.map(([by, name, title, head]) => ({
    name,
    title,
    head,
    counts: `Visitors by ${head.toLowerCase()}`,
    nothing: 'No visits.',
    column: { key: 'visitors', head: 'Visitors', format: 'count' },
    rows: counted[by].map(({ value, visitors }) =>
      rowOf(value, valueLabel(by, value), { visitors }, part(visitors, visitorsOfPage)),
    ),
  }))
}
