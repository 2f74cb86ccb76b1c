import type { Database } from '~/platform/database/database.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { isBot } from '~/platform/http/is-bot.server'
import { toFieldErrors } from '~/platform/http/read-json.server'
import { log } from '~/platform/monitoring/log.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { defineCounter } from '~/platform/monitoring/metrics.server'
import { redactTokens } from '~/platform/monitoring/redact-tokens'
import { clientKey } from '~/platform/security/rate-limit.commands.server'
import { parseStorableJson } from '~/platform/text/storable-text'
import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { UNKNOWN_COUNTRY } from '~/wings/site/visits/country'
import { lookUpCountry } from '~/wings/site/visits/look-up-country.server'
import { normalizeReferrer, regionFromTimezone } from '~/wings/site/visits/parse-visit'
import { evictOutlivedSalt, getDailySalt } from './ingestion/daily-salts.commands.server'
import { createEventPartitions } from './ingestion/event-partitions.commands.server'
import { type EventPayload, parseEvents } from './ingestion/event-payload.server'
import { EventRateLimiter } from './ingestion/event-rate-limiter.server'
import { getSiteDay } from './ingestion/get-site-day.server'
import { GroupCommit } from './ingestion/group-commit.server'
import {
  type EventRejectionReason,
  type EventRow,
  insertEvents,
  type RejectedEvents,
  recordRejectedEvents,
} from './ingestion/insert-events.commands.server'
import type { IpRanges } from './ingestion/ip-ranges'
import {
  type ClientIdentity,
  hashEventKey,
  hashSession,
  hashVisitor,
  MAX_USER_AGENT_LENGTH,
} from './ingestion/visitor-hash.server'

// the answer comes with the commit: this, and what the commit takes, below 50 ms in all; the longer, the fewer commits
const WAIT_MS = 40
const MAX_AT_ONCE = 500
const MAX_WAITING = 5_000
const TIDIED_EVERY_MS = 5_000

const countEvents = defineCounter('studio_events_total', 'Analytics events, taken or why they were not.')

export type { EventRejectionReason as Refusal } from './ingestion/insert-events.commands.server'

/** A request as it came in from a browser. */
export interface EventRequest {
  sender: ClientIdentity
  body: string
  /** Whether the session that came along is an admin's. */
  isAdmin: () => Promise<boolean>
}

/** Takes what browsers tell. Nothing that is wrong here may be felt on a page. */
export class EventCollector {
  readonly #db
  readonly #origin
  readonly #dataCentres
  readonly #flood = new EventRateLimiter()
  readonly #events: GroupCommit<EventRow>
  #refused = new Map<string, RejectedEvents>()
  #month = ''
  readonly #timer

  constructor(db: Database, origin: string, dataCentres?: IpRanges) {
    this.#db = db
    this.#origin = origin
    this.#dataCentres = dataCentres
    this.#events = new GroupCommit({
      write: (events) => this.#write(events),
      waitMs: WAIT_MS,
      maxBatchSize: MAX_AT_ONCE,
      maxQueueSize: MAX_WAITING,
    })
    this.#timer = setInterval(() => this.#tidy(), TIDIED_EVERY_MS)
    this.#timer.unref()
  }

  /** Answers once the events are on the disk. Programs are answered as everybody is, and counted apart. */
  async collect({ sender, body, isAdmin }: EventRequest, now = new Date()): Promise<Response> {
    if (isBot(sender.userAgent)) return this.#drop('program', now)
    if (this.#dataCentres?.has(sender.ipAddress)) return this.#drop('data-centre', now)
    const json = parseStorableJson(body)
    if (json === undefined) return this.reject('malformed', apiErrorResponse(400, 'Invalid JSON.'), now)
    const { data: events, error } = parseEvents(json)
    if (!events)
      return this.reject(
        'malformed',
        apiErrorResponse(422, 'Some fields are invalid.', { fields: toFieldErrors(error) }),
        now,
      )
    if (events.some(({ metadata }) => metadata.is_automated)) return this.#drop('program', now)
    const paths = events.map(({ page_path }) => page_path)
    if (!this.#flood.allows(clientKey(sender.ipAddress), paths, now))
      return this.reject('flood', apiErrorResponse(429, 'Too many events. Please wait a moment.'), now)
    if (!this.#events.hasCapacity(events.length))
      return apiErrorResponse(503, 'The event queue is full. Please try again later.')
    const byAdmin = await isAdmin()
    const kept = await this.#describe(events, sender, byAdmin, now)
    await Promise.all(kept.map((event) => this.#events.add(event)))
    countEvents({ result: 'taken' }, kept.length)
    return new Response(null, { status: 204 })
  }

  /** Counts what is not kept. */
  async reject(reason: EventRejectionReason, answer: Response, now = new Date()) {
    this.#count({ day: await getSiteDay(this.#db, now), reason, count: 1 })
    return answer
  }

  async close() {
    clearInterval(this.#timer)
    await this.#events.drain()
    await this.#writeRefused()
  }

  #count(refused: RejectedEvents) {
    countEvents({ result: refused.reason }, refused.count)
    const key = refused.day + refused.reason
    const before = this.#refused.get(key)
    if (before) before.count += refused.count
    else this.#refused.set(key, refused)
  }

  #drop(reason: EventRejectionReason, now: Date) {
    return this.reject(reason, new Response(null, { status: 204 }), now)
  }

  async #describe(events: EventPayload[], sender: ClientIdentity, byAdmin: boolean, now: Date): Promise<EventRow[]> {
    const day = await getSiteDay(this.#db, now)
    const salt = await getDailySalt(this.#db, day, now)
    const visitor = hashVisitor(sender, this.#origin, salt)
    const country = await lookUpCountry(sender.ipAddress, regionFromTimezone(events[0]?.timezone ?? ''))
    return events.map(({ event_id, event_type, page_path, referrer, session_id, metadata }) => {
      const { is_automated, ...kept } = metadata
      const is_admin = byAdmin || metadata.is_admin
      return {
        event_key: hashEventKey(event_id, visitor, salt),
        event_type,
        day,
        visitor,
        created_at: now,
        page_path: redactTokens(page_path),
        referrer: normalizeReferrer(referrer, this.#origin),
        user_agent: sender.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
        session_id: hashSession(session_id, salt),
        ip_address: anonymizeIp(sender.ipAddress),
        country: is_admin ? UNKNOWN_COUNTRY : country,
        metadata: { ...kept, is_admin },
      }
    })
  }

  async #write(events: EventRow[]) {
    const day = events[0]?.day ?? ''
    const month = day.slice(0, 7)
    if (month !== this.#month) await this.#beginMonth(month)
    this.#month = month
    const replayed = events.length - (await insertEvents(this.#db, events))
    if (replayed > 0) this.#count({ day, reason: 'replay', count: replayed })
  }

  /** A backup may hold the tables; events are taken all the same, and the month is made at night. */
  async #beginMonth(month: string) {
    await createEventPartitions(this.#db, new Date(`${month}-01T00:00:00Z`)).catch((error) =>
      log.warn({ err: error, month }, 'the table of a month could not be made'),
    )
  }

  #tidy() {
    void this.#writeRefused()
    void evictOutlivedSalt(this.#db)
  }

  async #writeRefused() {
    const refused = [...this.#refused.values()]
    if (refused.length === 0) return
    this.#refused = new Map()
    await recordRejectedEvents(this.#db, refused).catch((error) =>
      logThrottled('warn', { err: error }, 'refused events were not counted'),
    )
  }
}
