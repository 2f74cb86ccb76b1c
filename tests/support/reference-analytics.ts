import type {
  AttributionModel,
  EventMetrics,
  Interval,
  PageViewMetrics,
  SeriesPoint,
  VisitMetrics,
} from '~/wings/events/analytics/aggregates'
import type { RevenueDimension } from '~/wings/events/analytics/aggregators'
import type { EventMatcher, VisitFilter } from '~/wings/events/analytics/analytics-query'
import type { VisitDimension } from '~/wings/events/analytics/days/day-data'
import type { ReferenceHit, ReferenceVisit } from './reference-visits'

/** A visit with the day on which it was. */
export interface DatedVisit extends ReferenceVisit {
  day: string
}

/** Those for which all filters hold, one after the other. */
export function referenceFilter(visits: DatedVisit[], filters: VisitFilter[]) {
  return visits.filter((visit) => filters.every((filter) => matchesFilter(visit, filter) !== filter.isNot))
}

function matchesFilter(visit: DatedVisit, filter: VisitFilter) {
  if ('by' in filter) {
    const text = visit[filter.by]
    return filter.values.some((value) => value === text || value === dimensionLabel(filter.by, text))
  }
  return visit.hits.some((hit) => filter.events.some((wanted) => matchesEvent(hit, wanted)))
}

function dimensionLabel(by: VisitDimension, text: string) {
  return by === 'country' ? text || 'Unknown' : text
}

export function matchesEvent(hit: ReferenceHit, { kind, path, name }: EventMatcher) {
  const isThere = path?.endsWith('*') ? hit.path.startsWith(path.slice(0, -1)) : hit.path === (path ?? hit.path)
  return hit.kind === kind && isThere && hit.name === (name ?? hit.name)
}

export function referenceTotals(visits: DatedVisit[]): VisitMetrics {
  const real = visits.filter(({ views }) => views > 0)
  const bought = visits.flatMap(({ hits }) => hits.filter(({ kind }) => kind === 'purchase'))
  return {
    visitors: countVisitors(real),
    visits: real.length,
    views: sum(real.map(({ views }) => views)),
    bounces: real.filter(({ isBounce }) => isBounce).length,
    seconds: sum(real.map(({ seconds }) => seconds)),
    purchases: bought.length,
    cents: sum(bought.map(({ cents }) => cents)),
  }
}

export function referenceSeries(visits: DatedVisit[], step: Interval): SeriesPoint[] {
  return [...groupBy(visits, (visit) => bucketOf(visit, step))]
    .map(([at, some]) => ({ at, ...referenceTotals(some) }))
    .filter(({ visits, purchases }) => visits + purchases > 0)
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}

function bucketOf({ day, minute }: DatedVisit, step: Interval) {
  if (step === 'hour') return `${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}`
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(day)
  while (step === 'week' && date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

export function referenceBreakdown(visits: DatedVisit[], by: VisitDimension) {
  return [...groupBy(visits, (visit) => dimensionLabel(by, visit[by]))]
    .map(([value, some]) => ({ value, ...referenceTotals(some) }))
    .filter(({ value, visits, purchases }) => value !== '' && visits + purchases > 0)
    .sort((a, b) => b.visitors - a.visitors || (a.value < b.value ? -1 : 1))
}

export function referencePages(visits: DatedVisit[]): PageViewMetrics[] {
  const paths = new Set(visits.flatMap(({ hits }) => hits.filter(isView).map(({ path }) => path)))
  return [...paths]
    .map((value) => {
      const seen = visits.filter(({ hits }) => hits.some((hit) => isView(hit) && hit.path === value))
      const views = seen.flatMap(({ hits }) => hits.filter((hit) => isView(hit) && hit.path === value))
      const entries = seen.filter(({ entry }) => entry === value)
      return {
        value,
        visitors: countVisitors(seen),
        visits: seen.length,
        views: views.length,
        entries: entries.length,
        exits: seen.filter(({ exit }) => exit === value).length,
        bounces: entries.filter(({ isBounce }) => isBounce).length,
        seconds: sum(views.map(({ seconds }) => seconds)),
        scroll: sum(views.map(({ scroll }) => scroll)),
      }
    })
    .sort((a, b) => b.visitors - a.visitors || (a.value < b.value ? -1 : 1))
}

export function referenceEvents(visits: DatedVisit[]): EventMetrics[] {
  const all = visits.flatMap(({ hits }) => hits.filter((hit) => !isView(hit)))
  const different = new Map(all.map(({ kind, name }) => [`${kind} ${name}`, { kind, name } as EventMatcher]))
  return [...different.values()]
    .map((wanted) => ({ kind: wanted.kind, name: wanted.name ?? '', ...referenceGoal(visits, wanted) }))
    .sort(
      (a, b) =>
        b.times - a.times || `${a.kind} ${a.name}`.localeCompare(`${b.kind} ${b.name}`, 'en', { numeric: true }),
    )
}

export function referenceGoal(visits: DatedVisit[], wanted: EventMatcher) {
  const doing = visits.filter(({ hits }) => hits.some((hit) => matchesEvent(hit, wanted)))
  const real = doing.filter(({ views }) => views > 0)
  const hits = doing.flatMap(({ hits }) => hits.filter((hit) => matchesEvent(hit, wanted)))
  return {
    times: hits.length,
    visits: real.length,
    visitors: countVisitors(real),
    cents: sum(hits.map(({ cents }) => cents)),
  }
}

/** The steps that each visit came through, by looking for one behind the other. */
export function referenceFunnel(visits: DatedVisit[], steps: EventMatcher[]) {
  const through = visits
    .filter(({ views }) => views > 0)
    .map((visit) => ({ visit, reached: stepsThrough(visit.hits, steps) }))
  return steps.map((_, step) => {
    const reaching = through.filter(({ reached }) => reached > step).map(({ visit }) => visit)
    return { visits: reaching.length, visitors: countVisitors(reaching) }
  })
}

function stepsThrough(hits: ReferenceHit[], [step, ...others]: EventMatcher[]): number {
  const index = step ? hits.findIndex((hit) => matchesEvent(hit, step)) : -1
  return index < 0 ? 0 : 1 + stepsThrough(hits.slice(index + 1), others)
}

export function referenceRevenue(visits: DatedVisit[], by: RevenueDimension, touch: AttributionModel) {
  const bought = visits.flatMap((visit) =>
    visit.hits.flatMap((hit, index) =>
      hit.kind === 'purchase'
        ? [{ value: attributeRevenue(visit, visit.hits.slice(0, index), by, touch), cents: hit.cents }]
        : [],
    ),
  )
  return [...groupBy(bought, ({ value }) => value)]
    .map(([value, some]) => ({ value, purchases: some.length, cents: sum(some.map(({ cents }) => cents)) }))
    .sort((a, b) => b.cents - a.cents || b.purchases - a.purchases || (a.value < b.value ? -1 : 1))
}

function attributeRevenue(visit: DatedVisit, before: ReferenceHit[], by: RevenueDimension, touch: AttributionModel) {
  const views = before.filter(isView)
  const posts = views.filter(({ path }) => path.startsWith('/blog/'))
  if (by === 'post') return posts.at(touch === 'first' ? 0 : -1)?.path ?? ''
  if (by === 'channel' || by === 'campaign') return visit[by]
  const last = touch === 'last' ? views.findLast(({ source }) => source !== '') : undefined
  return by === 'source' ? (last?.source ?? visit.source) : (last?.path ?? visit.entry)
}

function isView({ kind }: ReferenceHit) {
  return kind === 'page_view'
}

function countVisitors(visits: DatedVisit[]) {
  return new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size
}

function groupBy<One>(all: One[], keyOf: (one: One) => string) {
  return Map.groupBy(all, keyOf)
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
