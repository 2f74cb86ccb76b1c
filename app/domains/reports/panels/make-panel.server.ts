import type { Counts } from '~/domains/analytics/answers'
import type { Range } from '~/platform/calendar'
import { part } from '../figures'
import type { CountedPanel, CountedRow } from './counted-panel.server'
import type { Panel, PanelName, PanelRow } from './panel'
import { valueLabel } from './value-labels'

export interface PanelTab {
  name: PanelName
  tab: string
  counted: CountedPanel
}

interface Counted {
  rows: CountedRow[]
  all: Counts
  range: Range
  productNames: Record<string, string>
}

/** The rows of a panel with their names and shares, all of them. */
export function makePanel({ name, tab, counted }: PanelTab, { rows, all, range, productNames }: Counted): Panel {
  const whole = counted.wholeOf(all)
  const shown = rows.map(({ weight, reads, ...row }): PanelRow => {
    const label = name === 'revenue' && !row.value ? 'Nothing known' : valueLabel(reads, row.value, productNames)
    return { ...row, label, share: part(weight, whole) }
  })
  const counts = countsWords(name, range.from !== range.to)
  return { name, tab, counts, columns: counted.columns, rows: shown, total: shown.length }
}

function countsWords(name: PanelName, isSeveralDays: boolean) {
  if (name === 'events') return 'Share: of the visits'
  if (name === 'revenue') return 'Less what was refunded, on the day of the purchase'
  return isSeveralDays ? 'Visitors: sum of daily visitors' : 'Visitors of the day'
}
