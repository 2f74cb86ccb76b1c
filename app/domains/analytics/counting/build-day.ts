import { UNKNOWN_COUNTRY } from '~/domains/visits/country'
import { minuteIn } from '~/platform/zoned-time'
import { type Column, emptyHits, emptyVisits } from '../days/columns'
import { type Day, type Hits, hitKinds, type Visits, visitDimensions } from '../days/day'
import type { CountedEvent } from './counted-event'
import { DayTexts } from './day-texts'
import { byTime, campaignOf, type FollowedHit, type FollowedVisit, textOf, VisitFollower } from './follow-visits'
import { readAgent } from './read-agent'
import { originOf } from './sources'

const MOST_VIEWS = 65_535

// while it is not known how many texts there will be
const MOST_TEXTS = 4_294_967_295

/** Puts visits into columns. */
class DayColumns {
  readonly #texts = new DayTexts()
  readonly #visits: Visits
  readonly #hits: Hits
  readonly #zone
  #visit = 0
  #hit = 0

  constructor(visits: FollowedVisit[], zone: string) {
    const hitCount = visits.reduce((sum, { hits }) => sum + hits.length, 0)
    this.#visits = emptyVisits(visits.length, MOST_TEXTS)
    this.#hits = emptyHits(hitCount, MOST_TEXTS)
    this.#zone = zone
  }

  add(visit: FollowedVisit) {
    const columns = this.#visits
    const index = this.#visit++
    const values = describe(visit)
    for (const dimension of visitDimensions)
      columns[dimension][index] = this.#texts.numberOf(kindOf(dimension), values[dimension])
    columns.isSameVisitor[index] = visit.isSameVisitor ? 1 : 0
    columns.minute[index] = minuteIn(this.#zone, visit.began.createdAt)
    columns.views[index] = Math.min(MOST_VIEWS, visit.views)
    columns.isBounce[index] = isBounce(visit) ? 1 : 0
    for (const hit of visit.hits) {
      columns.seconds[index] = (columns.seconds[index] ?? 0) + hit.seconds
      this.#addHit(hit)
    }
    columns.firstHit[index + 1] = this.#hit
  }

  day(day: string): Day {
    const { texts } = this.#texts
    const visits = emptyVisits(this.#visits.views.length, texts.length)
    const hits = emptyHits(this.#hits.kind.length, texts.length)
    copyColumns(this.#visits, visits)
    copyColumns(this.#hits, hits)
    return { day, texts, visits, hits }
  }

  #addHit(hit: FollowedHit) {
    const columns = this.#hits
    const index = this.#hit++
    columns.kind[index] = hitKinds.indexOf(hit.kind)
    columns.path[index] = this.#texts.numberOf('path', hit.path)
    columns.name[index] = this.#texts.numberOf(hit.kind, hit.name)
    columns.source[index] = this.#texts.numberOf('source', hit.source)
    columns.seconds[index] = hit.seconds
    columns.scroll[index] = hit.scroll
    columns.cents[index] = hit.cents
  }
}

const STEP = 200
const SECOND_MS = 1_000

/**
 * Counts a day: its raw events, in whatever order they come, become visits and what happened in them. `zone` says which
 * minute it was; which day an event belongs to was decided when it came.
 */
export function buildDay(day: string, events: CountedEvent[], zone: string): Day {
  const steps = buildingDay(day, events, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in small steps, for whoever lets others in between. */
export function* buildingDay(day: string, events: CountedEvent[], zone: string): Generator<void, Day> {
  const follower = new VisitFollower()
  let taken = 0
  for (const ofSecond of bySecond(events)) {
    for (const event of ofSecond) {
      follower.take(event)
      if (++taken % STEP === 0) yield
    }
  }
  const visits = follower.visits()
  const columns = new DayColumns(visits, zone)
  for (const [index, visit] of visits.entries()) {
    columns.add(visit)
    if (index % STEP === STEP - 1) yield
  }
  return columns.day(day)
}

/** In the order of time. To sort a large day at once would take a second. */
function* bySecond(events: CountedEvent[]) {
  const seconds = Map.groupBy(events, ({ createdAt }) => Math.floor(createdAt.getTime() / SECOND_MS))
  for (const [, ofSecond] of [...seconds].sort(([a], [b]) => a - b)) yield ofSecond.sort(byTime)
}

/** Pages are one kind of text, wherever they stand. */
function kindOf(dimension: (typeof visitDimensions)[number]) {
  return dimension === 'entry' || dimension === 'exit' ? 'path' : dimension
}

function describe({ origin, hits }: FollowedVisit): Record<(typeof visitDimensions)[number], string> {
  const { metadata } = origin
  const seen = hits.filter(({ kind }) => kind === 'page_view')
  return {
    ...originOf(origin.referrer, campaignOf(origin)),
    ...readAgent(origin.userAgent),
    medium: textOf(metadata, 'utm_medium'),
    campaign: textOf(metadata, 'utm_campaign'),
    term: textOf(metadata, 'utm_term'),
    content: textOf(metadata, 'utm_content'),
    country: countryOf(origin),
    // an order knows where the visit began that led to it
    entry: seen[0]?.path ?? textOf(metadata, 'landing_path'),
    exit: seen.at(-1)?.path ?? '',
  }
}

function countryOf({ country }: CountedEvent) {
  return country === UNKNOWN_COUNTRY ? '' : country
}

/** A product view says what the page is, and nothing of what somebody did there. */
function isBounce({ views, hits }: FollowedVisit) {
  return views === 1 && hits.every(({ kind }) => kind === 'page_view' || kind === 'product_view')
}

/** Most days have few texts, whose numbers need two bytes. */
function copyColumns<Columns extends Visits | Hits>(from: Columns, to: Columns) {
  for (const [name, column] of Object.entries(from)) (to[name as keyof Columns] as Column).set(column)
}
