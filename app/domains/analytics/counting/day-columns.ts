import { UNKNOWN_COUNTRY } from '~/domains/visits/country'
import { minuteIn } from '~/platform/zoned-time'
import { type Column, emptyHits, emptyVisits } from '../days/columns'
import { type Day, type Hits, hitKinds, type Visits, visitDimensions } from '../days/day'
import type { CountedEvent } from './counted-event'
import { DayTexts } from './day-texts'
import { campaignOf, type FollowedHit, type FollowedVisit, textOf } from './follow-visits'
import { readAgent } from './read-agent'
import { originOf } from './sources'

const MOST_VIEWS = 65_535
// while it is not known how many texts there will be
const MOST_TEXTS = 4_294_967_295

/** Puts visits into columns. */
export class DayColumns {
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
