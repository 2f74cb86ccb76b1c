import { apiFault } from '~/platform/api-fault'
import type { Database } from '~/platform/database/database.server'
import { dayOf } from '~/platform/dates'
import { fieldsOf } from '~/platform/json-request.server'
import { log } from '~/platform/log.server'
import { clientKey } from '~/platform/rate-limit.server'
import { parseStorable } from '~/platform/storable-text'
import { withoutTokens } from '~/platform/without-tokens'
import { FloodGate } from './collecting/flood.server'
import { GroupCommit } from './collecting/group-commit.server'
import { isProgram } from './collecting/is-program.server'
import { makeMonths } from './collecting/months.server'
import { saltOf } from './collecting/salts.server'
import { readEvents, type SentEvent } from './collecting/sent-event.server'
import { eventKeyOf, type Sender, sessionOf, visitorOf } from './collecting/who-sent.server'
import { type KeptEvent, type Refusal, type RefusedEvents, writeEvents } from './collecting/write-events.server'
import { UNKNOWN_COUNTRY } from './country'
import { countryOf } from './country.server'
import { cutAddress } from './cut-address'
import { outsideReferrer, regionOf } from './visit'

// the answer comes with the commit: this, and what the commit takes
const WAIT_MS = 20
const MOST_AT_ONCE = 500
const MOST_WAITING = 5_000
const LONGEST_AGENT = 400
const REFUSED_EVERY_MS = 5_000

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
  readonly #flood = new FloodGate()
  readonly #events: GroupCommit<KeptEvent>
  #refused = new Map<string, RefusedEvents>()
  #month = ''
  readonly #timer

  constructor(db: Database, origin: string) {
    this.#db = db
    this.#origin = origin
    this.#events = new GroupCommit({
      write: (events) => this.#write(events),
      ...{ waitMs: WAIT_MS, mostAtOnce: MOST_AT_ONCE, mostWaiting: MOST_WAITING },
    })
    this.#timer = setInterval(() => this.#writeRefused(), REFUSED_EVERY_MS)
    this.#timer.unref()
  }

  /** Answers once the events are on the disk. Programs are answered as everybody is, and counted apart. */
  async take({ sender, body, isAdmin }: Sending, now = new Date()): Promise<Response> {
    if (isProgram(sender.userAgent)) return this.#drop('program', now)
    const json = parseStorable(body)
    if (json === undefined) return this.refuse('malformed', apiFault(400, 'This is not JSON.'), now)
    const { data: events, error } = readEvents(json)
    if (!events) return this.refuse('malformed', apiFault(422, 'Some fields are wrong.', fieldsOf(error)), now)
    if (events.some(({ metadata }) => metadata.is_automated)) return this.#drop('program', now)
    if (!this.#flood.lets(clientKey(sender.address), events.length, now))
      return this.refuse('flood', apiFault(429, 'Too many events. Please wait a moment.'), now)
    if (!this.#events.hasRoom(events.length)) return apiFault(503, 'Too much is waiting to be written.')
    const byAdmin = await isAdmin()
    const kept = await this.#describe(events, sender, byAdmin, now)
    await Promise.all(kept.map((event) => this.#events.add(event)))
    return new Response(null, { status: 204 })
  }

  /** Counts what is not kept. */
  refuse(reason: Refusal, answer: Response, now = new Date()) {
    const day = dayOf(now)
    const before = this.#refused.get(day + reason)
    if (before) before.count++
    else this.#refused.set(day + reason, { day, reason, count: 1 })
    return answer
  }

  async close() {
    clearInterval(this.#timer)
    await this.#events.settled()
    await this.#writeRefused()
  }

  #drop(reason: Refusal, now: Date) {
    return this.refuse(reason, new Response(null, { status: 204 }), now)
  }

  async #describe(events: SentEvent[], sender: Sender, byAdmin: boolean, now: Date): Promise<KeptEvent[]> {
    const day = dayOf(now)
    const salt = await saltOf(this.#db, day)
    const visitor = visitorOf(sender, this.#origin, salt)
    const country = await countryOf(sender.address, regionOf(events[0]?.timezone ?? ''))
    return events.map(({ event_id, event_type, page_path, referrer, session_id, metadata }) => {
      const { is_automated, ...kept } = metadata
      const is_admin = byAdmin || metadata.is_admin
      return {
        event_key: eventKeyOf(event_id, visitor, salt),
        ...{ event_type, day, visitor, created_at: now },
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
    const month = events[0]?.day.slice(0, 7) ?? ''
    if (month !== this.#month) await makeMonths(this.#db, new Date(`${month}-01T00:00:00Z`))
    this.#month = month
    await writeEvents(this.#db, events)
  }

  async #writeRefused() {
    const refused = [...this.#refused.values()]
    if (refused.length === 0) return
    this.#refused = new Map()
    await writeEvents(this.#db, [], refused).catch((error) =>
      log.warn({ err: error }, 'refused events were not counted'),
    )
  }
}
