import { minuteOfZonedDay } from '~/platform/time/zoned-time'
import { UNKNOWN_COUNTRY } from '~/wings/site/visits/country'
import type { AnalyticsEvent } from './analytics-event'
import { createHitColumns, createVisitColumns, type NumericColumn } from './day-columns'
import { type DayData, type HitColumns, hitKinds, type VisitColumns, visitDimensions } from './day-data'
import { DayTextTable } from './day-text-table'
import { parseUserAgent } from './parse-user-agent'
import {
  compareEvents,
  getCampaign,
  getMetadataText,
  type SessionizedVisit,
  Sessionizer,
  type VisitHit,
} from './sessionizer'
import { resolveTrafficSource } from './traffic-source'

const MAX_VIEWS = 65_535

// while it is not known how many texts there will be
const MAX_TEXTS = 4_294_967_295

/** Puts visits into columns. */
class DayBuilder {
  readonly #texts = new DayTextTable()
  readonly #visits: VisitColumns
  readonly #hits: HitColumns
  readonly #zone
  #visit = 0
  #hit = 0

  constructor(visits: SessionizedVisit[], zone: string) {
    const hitCount = visits.reduce((sum, { hits }) => sum + hits.length, 0)
    this.#visits = createVisitColumns(visits.length, MAX_TEXTS)
    this.#hits = createHitColumns(hitCount, MAX_TEXTS)
    this.#zone = zone
  }

  add(visit: SessionizedVisit) {
    const columns = this.#visits
    const index = this.#visit++
    const values = describeVisit(visit)
    for (const dimension of visitDimensions)
      columns[dimension][index] = this.#texts.indexOf(textKind(dimension), values[dimension])
    columns.isSameVisitor[index] = visit.isSameVisitor ? 1 : 0
    columns.minute[index] = minuteOfZonedDay(this.#zone, visit.firstEvent.createdAt)
    columns.views[index] = Math.min(MAX_VIEWS, visit.views)
    columns.isBounce[index] = isBounce(visit) ? 1 : 0
    for (const hit of visit.hits) {
      columns.seconds[index] = (columns.seconds[index] ?? 0) + hit.seconds
      this.#addHit(hit)
    }
    columns.firstHit[index + 1] = this.#hit
  }

  build(day: string): DayData {
    const { texts } = this.#texts
    const visits = createVisitColumns(this.#visits.views.length, texts.length)
    const hits = createHitColumns(this.#hits.kind.length, texts.length)
    copyColumns(this.#visits, visits)
    copyColumns(this.#hits, hits)
    return { day, texts, visits, hits }
  }

  #addHit(hit: VisitHit) {
    const columns = this.#hits
    const index = this.#hit++
    columns.kind[index] = hitKinds.indexOf(hit.kind)
    columns.path[index] = this.#texts.indexOf('path', hit.path)
    columns.name[index] = this.#texts.indexOf(hit.kind, hit.name)
    columns.source[index] = this.#texts.indexOf('source', hit.source)
    columns.seconds[index] = hit.seconds
    columns.scroll[index] = hit.scroll
    columns.currency[index] = this.#texts.indexOf('currency', hit.currency)
    columns.cents[index] = hit.cents
  }
}

const STEP = 200
const SECOND_MS = 1_000

/**
 * Counts a day: its raw events, in whatever order they come, become visits and what happened in them. `zone` says which
 * minute it was; which day an event belongs to was decided when it came.
 */
export function buildDay(day: string, events: AnalyticsEvent[], zone: string): DayData {
  const steps = buildDaySteps(day, events, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in small steps, for whoever lets others in between. */
export function* buildDaySteps(day: string, events: AnalyticsEvent[], zone: string): Generator<void, DayData> {
  const follower = new Sessionizer()
  let taken = 0
  for (const ofSecond of sortBySecond(events)) {
    for (const event of ofSecond) {
      follower.add(event)
      if (++taken % STEP === 0) yield
    }
  }
  const visits = follower.visits()
  const columns = new DayBuilder(visits, zone)
  for (const [index, visit] of visits.entries()) {
    columns.add(visit)
    if (index % STEP === STEP - 1) yield
  }
  return columns.build(day)
}

/** In the order of time. To sort a large day at once would take a second. */
function* sortBySecond(events: AnalyticsEvent[]) {
  const seconds = Map.groupBy(events, ({ createdAt }) => Math.floor(createdAt.getTime() / SECOND_MS))
  for (const [, ofSecond] of [...seconds].sort(([a], [b]) => a - b)) yield ofSecond.sort(compareEvents)
}

/** Pages are one kind of text, wherever they stand. */
function textKind(dimension: (typeof visitDimensions)[number]) {
  return dimension === 'entry' || dimension === 'exit' ? 'path' : dimension
}

function describeVisit({ originEvent, hits }: SessionizedVisit): Record<(typeof visitDimensions)[number], string> {
  const { metadata } = originEvent
  const { device, browser, operatingSystem } = parseUserAgent(originEvent.userAgent)
  const seen = hits.filter(({ kind }) => kind === 'page_view')
  return {
    ...resolveTrafficSource(originEvent.referrer, getCampaign(originEvent)),
    device,
    browser,
    system: operatingSystem,
    medium: getMetadataText(metadata, 'utm_medium'),
    campaign: getMetadataText(metadata, 'utm_campaign'),
    term: getMetadataText(metadata, 'utm_term'),
    content: getMetadataText(metadata, 'utm_content'),
    country: storedCountry(originEvent),
    // an order knows where the visit began that led to it
    entry: seen[0]?.path ?? getMetadataText(metadata, 'landing_path'),
    exit: seen.at(-1)?.path ?? '',
  }
}

function storedCountry({ country }: AnalyticsEvent) {
  return country === UNKNOWN_COUNTRY ? '' : country
}

/** A product view says what the page is, and nothing of what somebody did there. */
function isBounce({ views, hits }: SessionizedVisit) {
  return views === 1 && hits.every(({ kind }) => kind === 'page_view' || kind === 'product_view')
}

/** Most days have few texts, whose numbers need two bytes. */
function copyColumns<Columns extends VisitColumns | HitColumns>(from: Columns, to: Columns) {
  for (const [name, column] of Object.entries(from)) (to[name as keyof Columns] as NumericColumn).set(column)
}
