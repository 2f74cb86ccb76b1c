import type { DayRange } from '~/platform/time/calendar'
import type { VisitMetrics } from '~/wings/events/analytics/aggregates'
import { ratioOf } from '../metrics'
import type { Panel, PanelName, PanelRow } from './panel'
import type { AggregatedRow, PanelAggregator } from './panel-aggregator.server'
import { valueLabel } from './value-labels'

export interface PanelTab {
  name: PanelName
  tab: string
  aggregator: PanelAggregator
}

interface PanelData {
  rows: AggregatedRow[]
  all: VisitMetrics
  range: DayRange
  productNames: Record<string, string>
}

/** The rows of a panel with their names and shares, all of them. */
export function buildPanel({ name, tab, aggregator }: PanelTab, { rows, all, range, productNames }: PanelData): Panel {
  const whole = aggregator.getTotal(all)
  const shown = rows.map(({ weight, filterName, ...row }): PanelRow => {
    const label = name === 'revenue' && !row.value ? 'Unknown' : valueLabel(filterName, row.value, productNames)
    return { ...row, label, share: ratioOf(weight, whole) }
  })
  const counts = panelCaption(name, range.from !== range.to)
  return { name, tab, caption: counts, columns: aggregator.columns, rows: shown, total: shown.length }
}

function panelCaption(name: PanelName, isSeveralDays: boolean) {
  if (name === 'events') return 'Share of visits'
  if (name === 'revenue') return 'Net of refunds, by purchase date'
  return isSeveralDays ? 'Sum of daily visitors' : 'Daily visitors'
}
