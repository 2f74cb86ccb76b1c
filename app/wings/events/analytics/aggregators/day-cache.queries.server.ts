import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { onePerDatabase } from '~/platform/database/one-per-database.server'
import { DAY_FORMAT, unpackDay } from '../days/pack-day.server'
import type { IndexedDay } from './aggregator'
import { indexDay, TextDictionary } from './text-dictionary'

/*
 * Days that somebody asked about stay in the process for a while, unpacked: about 0.6 MB for a day of 27,000 events. Whether
 * they still are what is stored is looked up for each question.
 */
const KEPT_MS = 10 * 60_000
// 26 months of ten million events a year; what finds no room is read again for each question
const MAX_BYTES = 500_000_000
// files are decoded on the event loop: others get their turn after so many
const READ_AT_ONCE = 4

const caches = onePerDatabase((db) => new DayCache(db), { idleMs: KEPT_MS })

/** The days that this process has of a database. */
export function getDayCache(db: Database) {
  if (caches.get(db).needsRebuild) caches.evict(db)
  return caches.get(db)
}

/** Lets them go, as they go by themselves when nobody asks. */
export const evictDayCache = caches.evict

interface CachedDay {
  version: string
  bytes: number
  indexed: IndexedDay
}

interface StoredDay {
  day: string
  version: string
}

/** At most so many bytes of days and their texts; a question alone may need more. */
export class DayCache {
  readonly dictionary = new TextDictionary()
  readonly #db
  /** Those that were asked for last stand last. */
  readonly #days = new Map<string, CachedDay>()
  readonly #maxBytes
  #bytes = 0
  #reading: Promise<unknown> = Promise.resolve()

  constructor(db: Database, maxBytes = MAX_BYTES) {
    this.#db = db
    this.#maxBytes = maxBytes
  }

  /** Of all days that are kept. */
  get byteSize() {
    return this.#bytes
  }

  /** Texts stay when their days go; where they take much of the room, a new one begins without them. */
  get needsRebuild() {
    return this.dictionary.byteSize > this.#maxBytes / 4
  }

  /** The counted days of a range, the first and the last included. */
  async *loadRange(from: string, to: string): AsyncGenerator<IndexedDay> {
    const stored = await this.#findStored(from, to)
    for (let first = 0; first < stored.length; first += READ_AT_ONCE) {
      yield* await this.#know(stored.slice(first, first + READ_AT_ONCE), from)
    }
  }

  #findStored(from: string, to: string): Promise<StoredDay[]> {
    return (
      this.#db
        .selectFrom('derived.analyticsDays')
        .select(['day', sql<string>`version::text`.as('version')])
        .where('day', '>=', from)
        .where('day', '<=', to)
        // one that is packed otherwise is about to be made anew
        .where('format', '=', DAY_FORMAT)
        .orderBy('day')
        .execute()
    )
  }

  async #know(wanted: StoredDay[], from: string) {
    const isKnown = ({ day, version }: StoredDay) => this.#days.get(day)?.version === version
    if (wanted.every(isKnown)) return wanted.flatMap(({ day }) => this.#use(day))
    // two questions about the same days read them once
    const read = this.#reading.then(() =>
      this.#read(
        wanted.filter((one) => !isKnown(one)),
        from,
      ),
    )
    this.#reading = read.catch(() => undefined)
    const fresh = await read
    return wanted.flatMap(({ day }) => fresh.get(day) ?? this.#use(day))
  }

  /** As it is kept, and now the one that was asked for last. */
  #use(day: string) {
    const known = this.#days.get(day)
    if (!known) return []
    this.#days.delete(day)
    this.#days.set(day, known)
    return [known.indexed]
  }

  async #read(wanted: StoredDay[], from: string) {
    const fresh = new Map<string, IndexedDay>()
    if (wanted.length === 0) return fresh
    const rows = await this.#db
      .selectFrom('derived.analyticsDays')
      // shorter on the way than the hexadecimal digits in which bytes come otherwise
      .select(['day', sql<string>`version::text`.as('version'), sql<string>`encode(file, 'base64')`.as('file')])
      .where(
        'day',
        'in',
        wanted.map(({ day }) => day),
      )
      .where('format', '=', DAY_FORMAT)
      .execute()
    for (const { day, version, file } of rows) {
      const known = indexDay(await unpackDay(Buffer.from(file, 'base64')), this.dictionary)
      fresh.set(day, known)
      this.#keep(day, { version, indexed: known, bytes: measureDayBytes(known) }, from)
    }
    return fresh
  }

  #keep(day: string, one: CachedDay, from: string) {
    this.#drop(day)
    const hasRoom = () => this.dictionary.byteSize + this.#bytes + one.bytes <= this.#maxBytes
    for (const [other] of this.#days) {
      // those of the same question stay: without them all would be read again next time
      if (hasRoom() || other >= from) break
      this.#drop(other)
    }
    if (!hasRoom()) return
    this.#bytes += one.bytes
    this.#days.set(day, one)
  }

  #drop(day: string) {
    this.#bytes -= this.#days.get(day)?.bytes ?? 0
    this.#days.delete(day)
  }
}

function measureDayBytes({ textIds, visits, hits }: IndexedDay) {
  return [textIds, ...Object.values(visits), ...Object.values(hits)].reduce((sum, column) => sum + column.byteLength, 0)
}
