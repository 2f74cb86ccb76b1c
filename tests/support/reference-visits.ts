import { minuteOfZonedDay } from '~/platform/time/zoned-time'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'
import { type DayData, hitKinds, type VisitDimension, visitDimensions } from '~/wings/events/analytics/days/day-data'
import { parseUserAgent } from '~/wings/events/analytics/days/parse-user-agent'
import { resolveTrafficSource } from '~/wings/events/analytics/days/traffic-source'

/** A visit in plain words, as it is recounted and as it is read out of a day. */
export interface ReferenceVisit extends Record<VisitDimension, string> {
  /** Number among the day's visitors; null for what counts neither as a visit nor as a visitor. */
  visitor: number | null
  minute: number
  seconds: number
  views: number
  isBounce: boolean
  hits: ReferenceHit[]
}

export interface ReferenceHit {
  kind: string
  path: string
  name: string
  source: string
  seconds: number
  scroll: number
  currency: string
  cents: number
}

interface Group {
  first: AnalyticsEvent
  events: AnalyticsEvent[]
  hits: ReferenceHit[]
}

const HALF_AN_HOUR_MS = 1_800_000
const names: Record<string, string> = {
  page_view: 'version',
  product_view: 'product_slug',
  cta_click: 'cta_name',
  download_start: 'product_id',
  purchase: 'product_id',
}

/** Counts a day's events again, slowly: visitor by visitor, looking everything up in the list of all events. */
export function recountEvents(all: AnalyticsEvent[], zone: string): ReferenceVisit[] {
  const events = all
    .filter(({ metadata, eventType }) => !metadata.is_admin && (eventType === 'page_end' || isHit(eventType)))
    .sort(byTime)
  const own = events.filter(({ visitor, eventType }) => visitor !== null && isHit(eventType))
  const groups = [...new Set(own.map(({ visitor }) => visitor))].map((visitor) => visitsOfVisitor(visitor, events))
  const lonely = events.filter(
    (event) => event.visitor === null && isHit(event.eventType) && !findAnchorEvent(event, events),
  )
  const apart = groups
    .flat()
    .filter(({ hits }) => viewsIn(hits).length === 0)
    .concat(lonely.map((first) => ({ first, events: [first], hits: [toReferenceHit(first)] })))
    .sort((a, b) => byTime(a.first, b.first))
  const seen = groups
    .map((visits) => visits.filter(({ hits }) => viewsIn(hits).length > 0))
    .filter(({ length }) => length > 0)
  return [
    ...seen.flatMap((visits, visitor) => visits.map((visit) => toVisit(visit, visitor, zone))),
    ...apart.map((visit) => toVisit(visit, null, zone)),
  ]
}

/** Reads a counted day back into plain words. */
export function toReferenceVisits({ texts, visits, hits }: DayData): ReferenceVisit[] {
  let visitor = -1
  return Array.from(visits.views, (views, visit) => {
    const text = (numbers: ArrayLike<number>, index: number) => texts[numbers[index] as number] as string
    if (views && !visits.isSameVisitor[visit]) visitor++
    const dimensions = visitDimensions.map((dimension) => [dimension, text(visits[dimension], visit)])
    const [first = 0, end = 0] = visits.firstHit.slice(visit, visit + 2)
    return {
      ...(Object.fromEntries(dimensions) as Record<VisitDimension, string>),
      visitor: views ? visitor : null,
      minute: visits.minute[visit] as number,
      seconds: visits.seconds[visit] as number,
      views,
      isBounce: visits.isBounce[visit] === 1,
      hits: Array.from({ length: end - first }, (_, index) => ({
        kind: hitKinds[hits.kind[first + index] as number] as string,
        path: text(hits.path, first + index),
        name: text(hits.name, first + index),
        source: text(hits.source, first + index),
        seconds: hits.seconds[first + index] as number,
        scroll: hits.scroll[first + index] as number,
        currency: text(hits.currency, first + index),
        cents: hits.cents[first + index] as number,
      })),
    }
  })
}

function visitsOfVisitor(visitor: number | null, all: AnalyticsEvent[]) {
  const own = all.filter((event) => event.visitor === visitor || findAnchorEvent(event, all)?.visitor === visitor)
  const groups: Group[] = []
  const views: [string, ReferenceHit][] = []
  let lastAt = Number.NEGATIVE_INFINITY
  for (const event of own) {
    if (event.eventType === 'page_end' && !recordReading(event, views)) continue
    if (event.eventType !== 'page_end') {
      const group = findGroup(event, groups, lastAt, all)
      const hit = toReferenceHit(event)
      group.events.push(event)
      const before = group.hits.at(-1)
      const isOfPage = before?.kind === 'product_view' && before.path === hit.path && hit.kind === 'page_view'
      group.hits = isOfPage ? [...group.hits.slice(0, -1), hit, before] : [...group.hits, hit]
      if (event.eventType === 'page_view') views.push([event.pagePath, hit])
    }
    if (isActive(event, lastAt)) lastAt = +event.createdAt
  }
  return groups
}

/** What a visitor does shows that somebody is there; what ends or is told by the server only while nobody has left. */
function isActive(event: AnalyticsEvent, lastAt: number) {
  if (event.eventType !== 'page_end' && event.visitor !== null) return true
  return +event.createdAt - secondsOf(event) * 1_000 - lastAt < HALF_AN_HOUR_MS
}

function secondsOf({ metadata }: AnalyticsEvent) {
  return Math.min(65_535, Math.max(0, Math.round(Number(metadata.seconds) || 0)))
}

function findGroup(event: AnalyticsEvent, groups: Group[], lastAt: number, all: AnalyticsEvent[]) {
  const anchor = findAnchorEvent(event, all)
  const isOver = !anchor && +event.createdAt - lastAt >= HALF_AN_HOUR_MS
  const known = anchor ? groups.find(({ events }) => events.includes(anchor)) : groups.at(-1)
  if (known && !isOver) return known
  const group = { first: event, events: [], hits: [] }
  groups.push(group)
  return group
}

function recordReading({ pagePath, metadata }: AnalyticsEvent, views: [string, ReferenceHit][]) {
  const [, view] = views.findLast(([path]) => path === pagePath) ?? []
  if (!view) return false
  view.seconds = Math.min(65_535, view.seconds + Number(metadata.seconds))
  view.scroll = Math.max(view.scroll, Number(metadata.scroll))
  return true
}

/** What the server saw belongs to where the session was last seen before. */
function findAnchorEvent(event: AnalyticsEvent, all: AnalyticsEvent[]) {
  if (event.visitor !== null || !event.sessionId) return undefined
  return all
    .slice(0, all.indexOf(event))
    .findLast(
      ({ visitor, sessionId, eventType }) => visitor !== null && sessionId === event.sessionId && isHit(eventType),
    )
}

function toVisit({ first, events, hits }: Group, visitor: number | null, zone: string): ReferenceVisit {
  const origin = events.find(({ eventType }) => eventType === 'page_view') ?? first
  const word = (name: string) => String(origin.metadata[name] ?? '')
  const views = viewsIn(hits)
  const { operatingSystem, ...client } = parseUserAgent(origin.userAgent)
  return {
    ...resolveTrafficSource(origin.referrer, { source: word('utm_source'), medium: word('utm_medium') }),
    ...client,
    system: operatingSystem,
    medium: word('utm_medium'),
    campaign: word('utm_campaign'),
    term: word('utm_term'),
    content: word('utm_content'),
    country: origin.country === 'Unknown' ? '' : origin.country,
    entry: views[0]?.path ?? word('landing_path'),
    exit: views.at(-1)?.path ?? '',
    visitor,
    minute: minuteOfZonedDay(zone, first.createdAt),
    seconds: hits.reduce((sum, { seconds }) => sum + seconds, 0),
    views: views.length,
    isBounce:
      views.length === 1 && !hits.some(({ kind }) => ['cta_click', 'download_start', 'purchase'].includes(kind)),
    hits,
  }
}

function toReferenceHit({ eventType: kind, pagePath: path, metadata, referrer }: AnalyticsEvent): ReferenceHit {
  const { channel, source } = resolveTrafficSource(referrer, {
    source: String(metadata.utm_source ?? ''),
    medium: String(metadata.utm_medium ?? ''),
  })
  const name = String(metadata[names[kind] ?? ''] ?? '')
  const isFromOutside = kind === 'page_view' && channel !== 'Direct'
  const cents =
    kind === 'purchase' ? Math.max(0, Math.round((Number(metadata.amount) - Number(metadata.refunded ?? 0)) * 100)) : 0
  const currency = kind === 'purchase' ? String(metadata.currency ?? 'USD') : ''
  return { kind, path, name, source: isFromOutside ? source : '', seconds: 0, scroll: 0, currency, cents }
}

function viewsIn(hits: ReferenceHit[]) {
  return hits.filter(({ kind }) => kind === 'page_view')
}

function isHit(type: string) {
  return hitKinds.some((kind) => kind === type)
}

const order = ['page_end', 'page_view', 'product_view', 'cta_click', 'download_start', 'purchase']

function byTime(a: AnalyticsEvent, b: AnalyticsEvent) {
  return (
    +a.createdAt - +b.createdAt || order.indexOf(a.eventType) - order.indexOf(b.eventType) || a.eventKey - b.eventKey
  )
}
