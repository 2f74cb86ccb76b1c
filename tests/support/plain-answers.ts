import type { Counts, HappeningCounts, PageCounts, Point, Step, Touch } from '~/domains/analytics/answers'
import type { VisitDimension } from '~/domains/analytics/days/day'
import type { Filter, Happening } from '~/domains/analytics/question'
import type { RevenueDimension } from '~/domains/analytics/tallies'
import type { PlainHit, PlainVisit } from './plain-recount'

/** A visit with the day on which it was. */
export interface DatedVisit extends PlainVisit {
  day: string
}

/** Those for which all filters hold, one after the other. */
export function plainlyChosen(visits: DatedVisit[], filters: Filter[]) {
  return visits.filter((visit) => filters.every((filter) => holds(visit, filter) !== filter.isNot))
}

function holds(visit: DatedVisit, filter: Filter) {
  if ('by' in filter) {
    const text = visit[filter.by]
    return filter.values.some((value) => value === text || value === shown(filter.by, text))
  }
  return visit.hits.some((hit) => filter.happened.some((wanted) => is(hit, wanted)))
}

function shown(by: VisitDimension, text: string) {
  return by === 'country' ? text || 'Unknown' : text
}

export function is(hit: PlainHit, { kind, path, name }: Happening) {
  const isThere = path?.endsWith('*') ? hit.path.startsWith(path.slice(0, -1)) : hit.path === (path ?? hit.path)
  return hit.kind === kind && isThere && hit.name === (name ?? hit.name)
}

export function plainTotals(visits: DatedVisit[]): Counts {
  const real = visits.filter(({ views }) => views > 0)
  const bought = visits.flatMap(({ hits }) => hits.filter(({ kind }) => kind === 'purchase'))
  return {
    visitors: visitorsOf(real),
    visits: real.length,
    views: sum(real.map(({ views }) => views)),
    bounces: real.filter(({ isBounce }) => isBounce).length,
    seconds: sum(real.map(({ seconds }) => seconds)),
    purchases: bought.length,
    cents: sum(bought.map(({ cents }) => cents)),
  }
}

export function plainSeries(visits: DatedVisit[], step: Step): Point[] {
  return [...grouped(visits, (visit) => momentOf(visit, step))]
    .map(([at, some]) => ({ at, ...plainTotals(some) }))
    .filter(({ visits, purchases }) => visits + purchases > 0)
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}

function momentOf({ day, minute }: DatedVisit, step: Step) {
  if (step === 'hour') return `${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}`
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const date = new Date(day)
  while (step === 'week' && date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

export function plainlyBy(visits: DatedVisit[], by: VisitDimension) {
  return [...grouped(visits, (visit) => shown(by, visit[by]))]
    .map(([value, some]) => ({ value, ...plainTotals(some) }))
    .filter(({ value, visits, purchases }) => value !== '' && visits + purchases > 0)
    .sort((a, b) => b.visitors - a.visitors || (a.value < b.value ? -1 : 1))
}

export function plainPages(visits: DatedVisit[]): PageCounts[] {
  const paths = new Set(visits.flatMap(({ hits }) => hits.filter(isView).map(({ path }) => path)))
  return [...paths]
    .map((value) => {
      const seen = visits.filter(({ hits }) => hits.some((hit) => isView(hit) && hit.path === value))
      const views = seen.flatMap(({ hits }) => hits.filter((hit) => isView(hit) && hit.path === value))
      const entries = seen.filter(({ entry }) => entry === value)
      return {
        value,
        visitors: visitorsOf(seen),
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

export function plainHappenings(visits: DatedVisit[]): HappeningCounts[] {
  const all = visits.flatMap(({ hits }) => hits.filter((hit) => !isView(hit)))
  const different = new Map(all.map(({ kind, name }) => [`${kind} ${name}`, { kind, name } as Happening]))
  return [...different.values()]
    .map((wanted) => ({ kind: wanted.kind, name: wanted.name ?? '', ...plainGoal(visits, wanted) }))
    .sort(
      (a, b) =>
        b.times - a.times || `${a.kind} ${a.name}`.localeCompare(`${b.kind} ${b.name}`, 'en', { numeric: true }),
    )
}

export function plainGoal(visits: DatedVisit[], wanted: Happening) {
  const doing = visits.filter(({ hits }) => hits.some((hit) => is(hit, wanted)))
  const real = doing.filter(({ views }) => views > 0)
  const hits = doing.flatMap(({ hits }) => hits.filter((hit) => is(hit, wanted)))
  return {
    times: hits.length,
    visits: real.length,
    visitors: visitorsOf(real),
    cents: sum(hits.map(({ cents }) => cents)),
  }
}

/** The steps that each visit came through, by looking for one behind the other. */
export function plainFunnel(visits: DatedVisit[], steps: Happening[]) {
  const through = visits
    .filter(({ views }) => views > 0)
    .map((visit) => ({ visit, reached: stepsThrough(visit.hits, steps) }))
  return steps.map((_, step) => {
    const reaching = through.filter(({ reached }) => reached > step).map(({ visit }) => visit)
    return { visits: reaching.length, visitors: visitorsOf(reaching) }
  })
}

function stepsThrough(hits: PlainHit[], [step, ...others]: Happening[]): number {
  const index = step ? hits.findIndex((hit) => is(hit, step)) : -1
  return index < 0 ? 0 : 1 + stepsThrough(hits.slice(index + 1), others)
}

export function plainRevenue(visits: DatedVisit[], by: RevenueDimension, touch: Touch) {
  const bought = visits.flatMap((visit) =>
    visit.hits.flatMap((hit, index) =>
      hit.kind === 'purchase'
        ? [{ value: causeOf(visit, visit.hits.slice(0, index), by, touch), cents: hit.cents }]
        : [],
    ),
  )
  return [...grouped(bought, ({ value }) => value)]
    .map(([value, some]) => ({ value, purchases: some.length, cents: sum(some.map(({ cents }) => cents)) }))
    .sort((a, b) => b.cents - a.cents || b.purchases - a.purchases || (a.value < b.value ? -1 : 1))
}

function causeOf(visit: DatedVisit, before: PlainHit[], by: RevenueDimension, touch: Touch) {
  const views = before.filter(isView)
  const posts = views.filter(({ path }) => path.startsWith('/blog/'))
  if (by === 'post') return posts.at(touch === 'first' ? 0 : -1)?.path ?? ''
  if (by === 'channel' || by === 'campaign') return visit[by]
  const last = touch === 'last' ? views.findLast(({ source }) => source !== '') : undefined
  return by === 'source' ? (last?.source ?? visit.source) : (last?.path ?? visit.entry)
}

function isView({ kind }: PlainHit) {
  return kind === 'page_view'
}

function visitorsOf(visits: DatedVisit[]) {
  return new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size
}

function grouped<One>(all: One[], keyOf: (one: One) => string) {
  return Map.groupBy(all, keyOf)
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
