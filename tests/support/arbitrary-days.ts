import * as fc from 'fast-check'
import type { Aggregator, IndexedDay } from '~/wings/events/analytics/aggregators/aggregator'
import { indexDay, TextDictionary } from '~/wings/events/analytics/aggregators/text-dictionary'
import { type DayData, type HitKind, hitKinds, visitDimensions } from '~/wings/events/analytics/days/day-data'

/** A visit in words, for plain recounts. */
export interface ArbitraryVisit {
  /** Whether the visitor is the one of the visit before. */
  isSameVisitor: boolean
  isChosen: boolean
  hits: ArbitraryHit[]
}

export interface ArbitraryHit {
  kind: HitKind
  path: string
  name: string
  seconds: number
  scroll: number
  cents: number
}

const pages = ['/', '/a', '/b', '/c']

const hit = fc.record<ArbitraryHit>({
  kind: fc.constantFrom(...hitKinds, 'page_view', 'page_view'),
  path: fc.constantFrom(...pages),
  name: fc.constantFrom('', 'x', 'y'),
  seconds: fc.integer({ min: 0, max: 90 }),
  scroll: fc.integer({ min: 0, max: 100 }),
  cents: fc.integer({ min: 0, max: 5_000 }),
})

/** Random days, each of them random visits. */
export const arbitraryDays = fc.array(
  fc.array(
    fc.record<ArbitraryVisit>({
      isSameVisitor: fc.boolean(),
      isChosen: fc.boolean(),
      hits: fc.array(hit, { minLength: 1, maxLength: 8 }),
    }),
    { maxLength: 6 },
  ),
  { maxLength: 3 },
)

/** What a aggregator says of such days. */
export function runAggregator<Result>(aggregator: Aggregator<Result>, days: ArbitraryVisit[][]) {
  const words = new TextDictionary()
  for (const visits of days) {
    const isChosen = Uint8Array.from(visits, ({ isChosen }) => Number(isChosen))
    aggregator.add(toIndexedDay(visits, words), isChosen, words)
  }
  return aggregator.result(words)
}

function toIndexedDay(visits: ArbitraryVisit[], words: TextDictionary): IndexedDay {
  const texts = ['', ...pages, 'x', 'y'].toReversed()
  const numbers = ['', ...texts.filter((text) => text !== '')]
  const of = (text: string) => numbers.indexOf(text)
  const hits = visits.flatMap((visit) => visit.hits)
  const views = visits.map((visit) => filterPageViews(visit))
  const none = Object.fromEntries(visitDimensions.map((by) => [by, new Uint16Array(visits.length)]))
  const starts = visits.map((_, at) => visits.slice(0, at).reduce((sum, visit) => sum + visit.hits.length, 0))
  const day: DayData = {
    day: '2026-03-01',
    texts: numbers,
    visits: {
      ...(none as Pick<IndexedDay['visits'], (typeof visitDimensions)[number]>),
      entry: Uint16Array.from(views, (seen) => of(seen.at(0)?.path ?? '')),
      exit: Uint16Array.from(views, (seen) => of(seen.at(-1)?.path ?? '')),
      isSameVisitor: Uint8Array.from(visits, (visit, at) => Number(visit.isSameVisitor && at > 0)),
      firstHit: Uint32Array.from([...starts, hits.length]),
      minute: new Uint16Array(visits.length),
      seconds: Uint32Array.from(views, (seen) => seen.reduce((sum, { seconds }) => sum + seconds, 0)),
      views: Uint16Array.from(views, ({ length }) => length),
      isBounce: Uint8Array.from(visits, (visit, at) => Number(views[at]?.length === 1 && visit.hits.length === 1)),
    },
    hits: {
      kind: Uint8Array.from(hits, ({ kind }) => hitKinds.indexOf(kind)),
      path: Uint16Array.from(hits, ({ path }) => of(path)),
      name: Uint16Array.from(hits, ({ name }) => of(name)),
      source: new Uint16Array(hits.length),
      seconds: Uint16Array.from(hits, ({ seconds }) => seconds),
      scroll: Uint8Array.from(hits, ({ scroll }) => scroll),
      currency: new Uint16Array(hits.length),
      cents: Float64Array.from(hits, ({ cents }) => cents),
    },
  }
  return indexDay(day, words)
}

export function filterPageViews({ hits }: ArbitraryVisit) {
  return hits.filter(({ kind }) => kind === 'page_view')
}
