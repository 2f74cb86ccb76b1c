import type {
  DimensionMetrics,
  EventMetrics,
  PageViewMetrics,
  RevenueMetrics,
  VisitMetrics,
} from '~/wings/events/analytics/aggregates'
import {
  type Aggregator,
  createDimensionAggregator,
  createEventsAggregator,
  createPagesAggregator,
  createRevenueAggregator,
  type RevenueDimension,
} from '~/wings/events/analytics/aggregators'
import { metrics, ratioOf } from '../metrics'
import { formatEventValue, type UrlFilterName } from '../url-filters'
import type { PanelColumn, PanelName, PanelRow } from './panel'

/** A row before it is known how much all of them are. */
export interface AggregatedRow extends Omit<PanelRow, 'label' | 'share'> {
  /** Of which kind its value is read. */
  filterName: UrlFilterName
  /** Its part of the whole. */
  weight: number
}

export interface PanelAggregator {
  aggregator: Aggregator<AggregatedRow[]>
  columns: PanelColumn[]
  /** What the bars are parts of. */
  getTotal: (all: VisitMetrics) => number
}

type Dimension = Parameters<typeof createDimensionAggregator>[0]
type Touch = Parameters<typeof createRevenueAggregator>[1]

/** What one tab of a panel counts, and how its rows are read. */
export function createPanelAggregator(name: PanelName, tab: string, touch: Touch): PanelAggregator {
  if (name === 'events') return eventPanel()
  if (name === 'revenue') return revenuePanel(tab as RevenueDimension, touch)
  return tab === 'page' ? pagePanel() : valuePanel(tab as Dimension)
}

const { visitors, visits, views, bounces, time, purchases, revenue } = metrics
const visitFigures = { visitors, visits, views, bounces, time, purchases, revenue }

const visitColumns: PanelColumn[] = Object.entries(visitFigures).map(([key, { label, format }]) => ({
  key,
  heading: label,
  format,
  isMain: key === 'visitors',
}))

function valuePanel(by: Dimension): PanelAggregator {
  const rowOf = (counts: DimensionMetrics): AggregatedRow => ({
    value: counts.value,
    filterName: by,
    filter: { name: by, value: counts.value },
    weight: counts.visitors,
    values: Object.fromEntries(Object.entries(visitFigures).map(([key, { value }]) => [key, value(counts)])),
  })
  return {
    aggregator: mapRows(createDimensionAggregator(by), rowOf),
    columns: visitColumns,
    getTotal: (all) => all.visitors,
  }
}

const pageColumns: PanelColumn[] = [
  { key: 'visitors', heading: 'Visitors', format: 'count', isMain: true },
  { key: 'views', heading: 'Views', format: 'count', isMain: true },
  { key: 'entries', heading: 'Entries', format: 'count' },
  { key: 'exits', heading: 'Exits', format: 'count' },
  { key: 'bounces', heading: 'Bounce rate', format: 'share' },
  { key: 'time', heading: 'Time on page', format: 'seconds' },
  { key: 'scroll', heading: 'Scroll depth', format: 'share' },
]

function pagePanel(): PanelAggregator {
  const rowOf = ({ value, bounces, seconds, scroll, ...counts }: PageViewMetrics): AggregatedRow => ({
    value,
    filterName: 'page',
    weight: counts.visitors,
    // what a day holds beyond its most different pages is none
    filter: value.startsWith('/') ? { name: 'page', value } : null,
    values: {
      ...counts,
      bounces: ratioOf(bounces, counts.entries),
      time: ratioOf(seconds, counts.views),
      scroll: ratioOf(scroll, counts.views * 100),
    },
  })
  return { aggregator: mapRows(createPagesAggregator(), rowOf), columns: pageColumns, getTotal: (all) => all.visitors }
}

const eventColumns: PanelColumn[] = [
  { key: 'times', heading: 'Total', format: 'count', isMain: true },
  { key: 'visits', heading: 'Visits', format: 'count', isMain: true },
  { key: 'visitors', heading: 'Visitors', format: 'count' },
  { key: 'revenue', heading: 'Revenue', format: 'money' },
]

function eventPanel(): PanelAggregator {
  const rowOf = ({ kind, name, times, visits, visitors, cents }: EventMetrics): AggregatedRow => {
    const value = formatEventValue(kind, name)
    const figures = { times, visits, visitors, revenue: cents }
    return { value, filterName: 'event', filter: { name: 'event', value }, values: figures, weight: visits }
  }
  return { aggregator: mapRows(createEventsAggregator(), rowOf), columns: eventColumns, getTotal: (all) => all.visits }
}

const revenueColumns: PanelColumn[] = [
  { key: 'revenue', heading: 'Revenue', format: 'money', isMain: true },
  { key: 'purchases', heading: 'Purchases', format: 'count', isMain: true },
]

function revenuePanel(by: RevenueDimension, touch: Touch): PanelAggregator {
  const reads = by === 'landing' ? 'entry' : by === 'post' ? 'page' : by
  // a visit is chosen by its first source and page: for the last ones there is no filter that shows the same money
  const isChosenBy = touch === 'first' || by === 'channel' || by === 'campaign' || by === 'post'
  const rowOf = ({ value, purchases, cents }: RevenueMetrics): AggregatedRow => ({
    value,
    filterName: reads,
    filter: isChosenBy && value ? { name: reads, value } : null,
    weight: cents,
    values: { purchases, revenue: cents },
  })
  return {
    aggregator: mapRows(createRevenueAggregator(by, touch), rowOf),
    columns: revenueColumns,
    getTotal: (all) => all.cents,
  }
}

function mapRows<Row>(aggregator: Aggregator<Row[]>, rowOf: (row: Row) => AggregatedRow): Aggregator<AggregatedRow[]> {
  return {
    add: (day, isChosen, words) => aggregator.add(day, isChosen, words),
    result: (words) => aggregator.result(words).map(rowOf),
  }
}
