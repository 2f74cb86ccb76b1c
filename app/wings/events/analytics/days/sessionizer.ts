import { toSmallestUnits } from '~/platform/text/money'
import type { AnalyticsEvent } from './analytics-event'
import { type HitKind, hitKinds } from './day-data'
import { resolveTrafficSource } from './traffic-source'

const SILENCE_MS = 30 * 60_000
const MAX_16 = 65_535
// as the specification says of purchase events that name none
const DEFAULT_CURRENCY = 'USD'

/** A visit while the day's events go by. */
export interface SessionizedVisit {
  firstEvent: AnalyticsEvent
  /** Its first page view, or whatever it began with where there is none: what it says of where somebody came from holds. */
  originEvent: AnalyticsEvent
  isSameVisitor: boolean
  views: number
  hits: VisitHit[]
}

export interface VisitHit {
  kind: HitKind
  path: string
  name: string
  source: string
  seconds: number
  scroll: number
  /** Of a purchase. */
  currency: string
  cents: number
}

interface Visitor {
  visits: SessionizedVisit[]
  lastAt: number
  /** The last view of each path. */
  views: Map<string, VisitHit>
}

/** Makes visits of a day's events, which come in the order in which they happened. */
export class Sessionizer {
  readonly #visitors = new Map<number, Visitor>()
  readonly #bySession = new Map<string, { visitor: Visitor; visit: SessionizedVisit }>()
  readonly #apart: SessionizedVisit[] = []

  add(event: AnalyticsEvent) {
    if (event.metadata.is_admin === true) return
    if (event.eventType === 'page_end') this.#endPage(event)
    else if (isHitKind(event.eventType)) this.#addHit(event, event.eventType)
  }

  /** Those with views by visitor, then what came without. */
  visits(): SessionizedVisit[] {
    const apart = [...this.#apart]
    const seen: SessionizedVisit[] = []
    for (const { visits } of this.#visitors.values()) {
      const own = visits.filter(({ views }) => views > 0)
      for (const [index, visit] of own.entries()) visit.isSameVisitor = index > 0
      seen.push(...own)
      if (own.length < visits.length) apart.push(...visits.filter(({ views }) => views === 0))
    }
    return seen.concat(apart.sort((a, b) => compareEvents(a.firstEvent, b.firstEvent)))
  }

  /** How long a page was seen, and how far down. It begins no visit, but whoever reads is still there. */
  #endPage({ visitor: id, pagePath, metadata, createdAt }: AnalyticsEvent) {
    const visitor = id === null ? undefined : this.#visitors.get(id)
    const view = visitor?.views.get(pagePath)
    if (!visitor || !view) return
    const seconds = wholeNumber(metadata.seconds, MAX_16)
    extendVisit(visitor, createdAt, seconds)
    view.seconds = Math.min(MAX_16, view.seconds + seconds)
    view.scroll = Math.max(view.scroll, wholeNumber(metadata.scroll, 100))
  }

  #addHit(event: AnalyticsEvent, kind: HitKind) {
    const hit = toHit(event, kind)
    const { visitor, visit } = event.visitor === null ? this.#placeBySession(event) : this.#place(event, event.visitor)
    insertHit(visit.hits, hit)
    if (event.visitor !== null && visitor) visitor.lastAt = event.createdAt.getTime()
    else if (visitor) extendVisit(visitor, event.createdAt)
    if (kind !== 'page_view') return
    if (visit.views === 0) visit.originEvent = event
    visit.views++
    visitor?.views.set(event.pagePath, hit)
  }

  #place(event: AnalyticsEvent, id: number) {
    const visitor = this.#visitors.get(id) ?? createVisitor()
    this.#visitors.set(id, visitor)
    const isNew = event.createdAt.getTime() - visitor.lastAt >= SILENCE_MS
    const current = isNew ? undefined : visitor.visits.at(-1)
    const visit = current ?? startVisit(event)
    if (!current) visitor.visits.push(visit)
    if (event.sessionId) this.#bySession.set(event.sessionId, { visitor, visit })
    return { visitor, visit }
  }

  /** What the server saw, as a payment, belongs to the visit that had the session last. */
  #placeBySession(event: AnalyticsEvent): { visitor?: Visitor; visit: SessionizedVisit } {
    const known = event.sessionId ? this.#bySession.get(event.sessionId) : undefined
    if (known) return known
    const visit = startVisit(event)
    this.#apart.push(visit)
    return { visit }
  }
}

/** Who is here at this moment, and for some seconds before, has not left. It brings nobody back who had: a tab that is looked at hours later. */
function extendVisit(visitor: Visitor, moment: Date, seconds = 0) {
  const at = moment.getTime()
  if (at - seconds * 1_000 - visitor.lastAt < SILENCE_MS) visitor.lastAt = at
}

/** The order of a day. Of what came at the same moment a page ends before the next, and is seen before anything is done there. */
export function compareEvents(a: AnalyticsEvent, b: AnalyticsEvent) {
  return a.createdAt.getTime() - b.createdAt.getTime() || eventRank(a) - eventRank(b) || a.eventKey - b.eventKey
}

/** Kinds are listed in the order in which they follow from each other; the end of a page is none of them. */
function eventRank({ eventType }: AnalyticsEvent) {
  return hitKinds.indexOf(eventType as HitKind)
}

/** Of the text of an event; empty where there is none. */
export function getMetadataText(metadata: AnalyticsEvent['metadata'], name: string) {
  const value = metadata[name]
  return typeof value === 'string' ? value : ''
}

export function getCampaign({ metadata }: AnalyticsEvent) {
  return { source: getMetadataText(metadata, 'utm_source'), medium: getMetadataText(metadata, 'utm_medium') }
}

/** A page and its product are told at the same moment, and may arrive in either order: the page comes first. */
function insertHit(hits: VisitHit[], hit: VisitHit) {
  const last = hits.at(-1)
  const isLate = hit.kind === 'page_view' && last?.kind === 'product_view' && last.path === hit.path
  hits.splice(hits.length - (isLate ? 1 : 0), 0, hit)
}

function createVisitor(): Visitor {
  return { visits: [], lastAt: Number.NEGATIVE_INFINITY, views: new Map() }
}

function startVisit(event: AnalyticsEvent): SessionizedVisit {
  return { firstEvent: event, originEvent: event, isSameVisitor: false, views: 0, hits: [] }
}

function isHitKind(type: string): type is HitKind {
  return (hitKinds as readonly string[]).includes(type)
}

const nameFields: Record<HitKind, string> = {
  page_view: 'version',
  product_view: 'product_slug',
  cta_click: 'cta_name',
  download_start: 'product_id',
  purchase: 'product_id',
}

function toHit(event: AnalyticsEvent, kind: HitKind): VisitHit {
  const { pagePath: path, metadata } = event
  const currency = kind === 'purchase' ? getMetadataText(metadata, 'currency') || DEFAULT_CURRENCY : ''
  const cents = currency ? Math.max(0, toSmallestUnits(netAmount(metadata), currency) || 0) : 0
  const source = kind === 'page_view' ? getExternalSource(event) : ''
  return {
    kind,
    path,
    name: getMetadataText(metadata, nameFields[kind]),
    source,
    seconds: 0,
    scroll: 0,
    currency,
    cents,
  }
}

/** What a purchase brought, less what went back of it. */
function netAmount({ amount, refunded = 0 }: AnalyticsEvent['metadata']) {
  return Number(amount) - Number(refunded)
}

function getExternalSource(event: AnalyticsEvent) {
  const { channel, source } = resolveTrafficSource(event.referrer, getCampaign(event))
  return channel === 'Direct' ? '' : source
}

function wholeNumber(value: unknown, largest: number) {
  const number = Math.round(Number(value))
  return number > 0 ? Math.min(largest, number) : 0
}
