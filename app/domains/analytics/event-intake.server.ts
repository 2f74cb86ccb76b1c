import { UNKNOWN_COUNTRY } from '~/domains/visits/country'
import { countryOf } from '~/domains/visits/country.server'
import { cutAddress } from '~/domains/visits/cut-address'
import { outsideReferrer, regionOf } from '~/domains/visits/visit'
import { apiFault } from '~/platform/api-fault'
import type { Database } from '~/platform/database/database.server'
import { fieldsOf } from '~/platform/json-request.server'
import { log } from '~/platform/log.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { clientKey } from '~/platform/rate-limit.server'
import { parseStorable } from '~/platform/storable-text'
import { withoutTokens } from '~/platform/without-tokens'
import type { AddressRanges } from './collecting/address-ranges'
import { FloodGate } from './collecting/flood.server'
import { GroupCommit } from './collecting/group-commit.server'
import { isProgram } from './collecting/is-program.server'
import { makeMonths } from './collecting/months.server'
import { forgetOldSalt, saltOf } from './collecting/salts.server'
import { readEvents, type SentEvent } from './collecting/sent-event.server'
import { studioDay } from './collecting/studio-day.server'
import { eventKeyOf, LONGEST_AGENT, type Sender, sessionOf, visitorOf } from './collecting/who-sent.server'
import {
  type KeptEvent,
  noteRefused,
  type Refusal,
  type RefusedEvents,
  writeEvents,
} from './collecting/write-events.server'

// the answer comes with the commit: this, and what the commit takes, below 50 ms in all; the longer, the fewer commits
const WAIT_MS = 40
const MOST_AT_ONCE = 500
const MOST_WAITING = 5_000
const TIDIED_EVERY_MS = 5_000

export type { Refusal } from './collecting/write-events.server'

/** A request as it came in from a browser. */
export interface Sending {
  sender: Sender
  body: string
  /** Whether the session that came along is an admin's. */
  isAdmin: () => Promise<boolean>
}

/** Takes what browsers tell. Nothing that is wrong here may be felt on a page. */
export class EventIntake {
  readonly #db
  readonly #origin
  readonly #dataCentres
  readonly #flood = new FloodGate()
  readonly #events: GroupCommit<KeptEvent>
  #refused = new Map<string, RefusedEvents>()
  #month = ''
  readonly #timer

  constructor(db: Database, origin: string, dataCentres?: AddressRanges) {
    this.#db = db
    this.#origin = origin
    this.#dataCentres = dataCentres
    this.#events = new GroupCommit({
      write: (events) => this.#write(events),
      waitMs: WAIT_MS,
      mostAtOnce: MOST_AT_ONCE,
      mostWaiting: MOST_WAITING,
    })
    this.#timer = setInterval(() => this.#tidy(), TIDIED_EVERY_MS)
    this.#timer.unref()
  }

  /** Answers once the events are on the disk. Programs are answered as everybody is, and counted apart. */
  async take({ sender, body, isAdmin }: Sending, now = new Date()): Promise<Response> {
    if (isProgram(sender.userAgent)) return this.#drop('program', now)
    if (this.#dataCentres?.has(sender.address)) return this.#drop('data-centre', now)
    const json = parseStorable(body)
    if (json === undefined) return this.refuse('malformed', apiFault(400, 'This is not JSON.'), now)
    const { data: events, error } = readEvents(json)
    if (!events) return this.refuse('malformed', apiFault(422, 'Some fields are wrong.', fieldsOf(error)), now)
    if (events.some(({ metadata }) => metadata.is_automated)) return this.#drop('program', now)
    const paths = events.map(({ page_path }) => page_path)
    if (!this.#flood.lets(clientKey(sender.address), paths, now))
      return this.refuse('flood', apiFault(429, 'Too many events. Please wait a moment.'), now)
    if (!this.#events.hasRoom(events.length)) return apiFault(503, 'Too much is waiting to be written.')
    const byAdmin = await isAdmin()
    const kept = await this.#describe(events, sender, byAdmin, now)
    await Promise.all(kept.map((event) => this.#events.add(event)))
    return new Response(null, { status: 204 })
  }

  /** Counts what is not kept. */
  async refuse(reason: Refusal, answer: Response, now = new Date()) {
    this.#count({ day: await studioDay(this.#db, now), reason, count: 1 })
    return answer
  }

  async close() {
    clearInterval(this.#timer)
    await this.#events.settled()
    await this.#writeRefused()
  }

  #count(refused: RefusedEvents) {
    const key = refused.day + refused.reason
    const before = this.#refused.get(key)
    if (before) before.count += refused.count
    else this.#refused.set(key, refused)
  }

  #drop(reason: Refusal, now: Date) {
    return this.refuse(reason, new Response(null, { status: 204 }), now)
  }

  async #describe(events: SentEvent[], sender: Sender, byAdmin: boolean, now: Date): Promise<KeptEvent[]> {
    const day = await studioDay(this.#db, now)
    const salt = await saltOf(this.#db, day, now)
    const visitor = visitorOf(sender, this.#origin, salt)
    const country = await countryOf(sender.address, regionOf(events[0]?.timezone ?? ''))
    return events.map(({ event_id, event_type, page_path, referrer, session_id, metadata }) => {
      const { is_automated, ...kept } = metadata
      const is_admin = byAdmin || metadata.is_admin
      return {
        event_key: eventKeyOf(event_id, visitor, salt),
        event_type,
        day,
        visitor,
        created_at: now,
        page_path: withoutTokens(page_path),
        referrer: outsideReferrer(referrer, this.#origin),
        user_agent: sender.userAgent.slice(0, LONGEST_AGENT),
        session_id: sessionOf(session_id, salt),
        ip_address: cutAddress(sender.address),
        country: is_admin ? UNKNOWN_COUNTRY : country,
        metadata: { ...kept, is_admin },
      }
    })
  }

  async #write(events: KeptEvent[]) {
    const day = events[0]?.day ?? ''
    const month = day.slice(0, 7)
    if (month !== this.#month) await this.#beginMonth(month)
    this.#month = month
    const replayed = events.length - (await writeEvents(this.#db, events))
    if (replayed > 0) this.#count({ day, reason: 'replay', count: replayed })
  }

  /** A backup may hold the tables; events are taken all the same, and the month is made at night. */
  async #beginMonth(month: string) {
    await makeMonths(this.#db, new Date(`${month}-01T00:00:00Z`)).catch((error) =>
      log.warn({ err: error, month }, 'the table of a month could not be made'),
    )
  }

  #tidy() {
    void this.#writeRefused()
    void forgetOldSalt(this.#db)
  }

  async #writeRefused() {
    const refused = [...this.#refused.values()]
    if (refused.length === 0) return
    this.#refused = new Map()
    await noteRefused(this.#db, refused).catch((error) =>
      logSparingly('warn', { err: error }, 'refused events were not counted'),
    )
  }
}
