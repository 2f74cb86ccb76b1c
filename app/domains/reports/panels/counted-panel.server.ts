import type { Counts, HappeningCounts, PageCounts, RevenueCounts, ValueCounts } from '~/domains/analytics/answers'
import {
  byDimension,
  happenings,
  pages,
  type RevenueDimension,
  revenueBy,
  type Tally,
} from '~/domains/analytics/tallies'
import { figureKinds, part } from '../figures'
import { eventValue, type FilterName } from '../question/filters-address'
import type { Column, PanelName, PanelRow } from './panel'

/** A row before it is known how much all of them are. */
export interface CountedRow extends Omit<PanelRow, 'label' | 'share'> {
  /** Of which kind its value is read. */
  reads: FilterName
  /** Its part of the whole. */
  weight: number
}

export interface CountedPanel {
  tally: Tally<CountedRow[]>
  columns: Column[]
  /** What the bars are parts of. */
  wholeOf: (all: Counts) => number
}

type Dimension = Parameters<typeof byDimension>[0]
type Touch = Parameters<typeof revenueBy>[1]

/** What one tab of a panel counts, and how its rows are read. */
export function countedPanel(name: PanelName, tab: string, touch: Touch): CountedPanel {
  if (name === 'events') return eventPanel()
  if (name === 'revenue') return revenuePanel(tab as RevenueDimension, touch)
  return tab === 'page' ? pagePanel() : valuePanel(tab as Dimension)
}

const { visitors, visits, views, bounces, time, purchases, revenue } = figureKinds
const visitFigures = { visitors, visits, views, bounces, time, purchases, revenue }

const visitColumns: Column[] = Object.entries(visitFigures).map(([key, { label, format }]) => ({
  key,
  head: label,
  format,
  isMain: key === 'visitors',
}))

function valuePanel(by: Dimension): CountedPanel {
  const rowOf = (counts: ValueCounts): CountedRow => ({
    value: counts.value,
    reads: by,
    filter: { name: by, value: counts.value },
    weight: counts.visitors,
    figures: Object.fromEntries(Object.entries(visitFigures).map(([key, { of }]) => [key, of(counts)])),
  })
  return { tally: rowsOf(byDimension(by), rowOf), columns: visitColumns, wholeOf: (all) => all.visitors }
}

const pageColumns: Column[] = [
  { key: 'visitors', head: 'Visitors', format: 'count', isMain: true },
  { key: 'views', head: 'Views', format: 'count', isMain: true },
  { key: 'entries', head: 'Entries', format: 'count' },
  { key: 'exits', head: 'Exits', format: 'count' },
  { key: 'bounces', head: 'Bounce rate', format: 'share' },
  { key: 'time', head: 'Time per view', format: 'seconds' },
  { key: 'scroll', head: 'Seen down to', format: 'share' },
]

function pagePanel(): CountedPanel {
  const rowOf = ({ value, bounces, seconds, scroll, ...counts }: PageCounts): CountedRow => ({
    value,
    reads: 'page',
    weight: counts.visitors,
    // what a day holds beyond its most different pages is none
    filter: value.startsWith('/') ? { name: 'page', value } : null,
    figures: {
      ...counts,
      bounces: part(bounces, counts.entries),
      time: part(seconds, counts.views),
      scroll: part(scroll, counts.views * 100),
    },
  })
  return { tally: rowsOf(pages(), rowOf), columns: pageColumns, wholeOf: (all) => all.visitors }
}

const eventColumns: Column[] = [
  { key: 'times', head: 'Times', format: 'count', isMain: true },
  { key: 'visits', head: 'Visits', format: 'count', isMain: true },
  { key: 'visitors', head: 'Visitors', format: 'count' },
  { key: 'revenue', head: 'Revenue', format: 'money' },
]

function eventPanel(): CountedPanel {
  const rowOf = ({ kind, name, times, visits, visitors, cents }: HappeningCounts): CountedRow => {
    const value = eventValue(kind, name)
    const figures = { times, visits, visitors, revenue: cents }
    return { value, reads: 'event', filter: { name: 'event', value }, figures, weight: visits }
  }
  return { tally: rowsOf(happenings(), rowOf), columns: eventColumns, wholeOf: (all) => all.visits }
}

const revenueColumns: Column[] = [
  { key: 'revenue', head: 'Revenue', format: 'money', isMain: true },
  { key: 'purchases', head: 'Purchases', format: 'count', isMain: true },
]

function revenuePanel(by: RevenueDimension, touch: Touch): CountedPanel {
  const reads = by === 'landing' ? 'entry' : by === 'post' ? 'page' : by
  // a visit is chosen by its first source and page: for the last ones there is no filter that shows the same money
  const isChosenBy = touch === 'first' || by === 'channel' || by === 'campaign' || by === 'post'
  const rowOf = ({ value, purchases, cents }: RevenueCounts): CountedRow => ({
    value,
    reads,
    filter: isChosenBy && value ? { name: reads, value } : null,
    weight: cents,
    figures: { purchases, revenue: cents },
  })
  return { tally: rowsOf(revenueBy(by, touch), rowOf), columns: revenueColumns, wholeOf: (all) => all.cents }
}

function rowsOf<Row>(tally: Tally<Row[]>, rowOf: (row: Row) => CountedRow): Tally<CountedRow[]> {
  return {
    take: (day, isChosen, words) => tally.take(day, isChosen, words),
    result: (words) => tally.result(words).map(rowOf),
  }
}
