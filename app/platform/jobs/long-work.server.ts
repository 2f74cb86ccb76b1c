import { type Selectable, sql, type Updateable } from 'kysely'
import { abandonedBefore } from '../database/abandoned.server'
import type { Database } from '../database/database.server'
import type { DB, Generated, Timestamp } from '../database/tables'
import { inTransaction } from '../database/transaction.server'
import { newId } from '../new-id'

/*
 * Work that takes minutes or hours is a row: what it is, how far it came, and who is at it. A worker holds it by a token of
 * its own, and what it writes and how far it came are one transaction: one whose process dies at any moment is followed by
 * another that goes on where it ended, and one that comes back from the dead finds another token and stops.
 */

// many times longer than any worker is silent: whoever is quiet for so long has died
const QUIET_MS = 60_000
const MOST_TRIES = 5

interface Columns {
  id: Generated<string>
  state: Generated<string>
  /** Whoever works at it. */
  worker: string | null
  /** When somebody last worked at it, or handed it over. */
  touchedAt: Generated<Timestamp>
  /** How often it was taken since it last went on. */
  tries: Generated<number>
}

/** The tables of such work are those that have its columns. */
export type WorkTable = { [Name in keyof DB]: DB[Name] extends Columns ? Name : never }[keyof DB]
export type WorkRow<Table extends WorkTable> = Selectable<DB[Table]>
export type WorkValues<Table extends WorkTable> = Updateable<DB[Table]>

interface Settings<Table extends WorkTable> {
  /** The states of a row that somebody is to work at; the last one is that of a row that was taken. */
  underWay: readonly string[]
  /** What a row becomes that has failed, with the reason for people. */
  failed(reason: string, row: WorkRow<Table>): WorkValues<Table>
  /** Whether the row is worked at from its beginning whenever it is taken: nothing that is noted of it is progress then. */
  startsOver?(row: WorkRow<Table>): boolean
}

/** One kind of long work. */
export interface LongWork<Table extends WorkTable> extends Settings<Table> {
  table: Table
}

/** Names the table whose rows are long work. Only its owner may: whoever works at a row writes it. */
export function longWork<Table extends WorkTable>(table: Table, settings: Settings<Table>): LongWork<Table> {
  return { table, ...settings }
}

/** Somebody's hold on a row. */
export interface Claim<Table extends WorkTable> {
  work: LongWork<Table>
  id: string
  worker: string
  startsOver: boolean
}

export interface Taken<Table extends WorkTable> {
  claim: Claim<Table>
  row: WorkRow<Table>
}

/** The row was paused, stopped or ended, or somebody else works at it: nothing that comes of the work is to be kept. */
export class WorkLost extends Error {}

/** The workers of this process. */
export const workersHere = new Set<string>()

/**
 * Takes a row that nobody works at, also over from somebody who has died. Undefined when there is nothing to do; a row that
 * was taken too often without going on has failed.
 */
export async function take<Table extends WorkTable>(
  db: Database,
  work: LongWork<Table>,
  id: string,
  worker = newId(),
  now = new Date(),
): Promise<Taken<Table> | undefined> {
  const found = await rowsOf(db, work)
    .set((old) => ({ state: stateAtWork(work), worker, touchedAt: now, tries: old('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', work.underWay)
    .where(isFree(now))
    .returningAll()
    .executeTakeFirst()
  if (!found) return undefined
  const row = found as unknown as WorkRow<Table>
  const claim = { work, id, worker, startsOver: work.startsOver?.(row) ?? false }
  if (found.tries <= MOST_TRIES) return { claim, row }
  await write(db, claim, { ...work.failed(`It was begun ${MOST_TRIES} times and came no further.`, row), worker: null })
  return undefined
}

function isFree(now: Date) {
  return sql<boolean>`(worker is null or (worker <> all (${[...workersHere]}::uuid[]) and touched_at < ${quietSince(now)}))`
}

/** Nobody has worked at such a row since then. */
export function quietSince(now: Date) {
  return abandonedBefore(new Date(now.getTime() - QUIET_MS))
}

/** Says that somebody is at work, and how far that is. @throws WorkLost */
export async function note<Table extends WorkTable>(
  db: Database,
  claim: Claim<Table>,
  values?: WorkValues<Table>,
  now = new Date(),
) {
  await keep(db, claim, { touchedAt: now, ...values })
}

/** The same for what was done for good, as part of the transaction that does it. @throws WorkLost, which undoes it */
export function advance<Table extends WorkTable>(
  tx: Database,
  claim: Claim<Table>,
  values: WorkValues<Table>,
  now = new Date(),
) {
  return keep(tx, claim, { touchedAt: now, ...(!claim.startsOver && { tries: 0 }), ...values })
}

/** Does a step of the work and notes how far that is, both or neither. @throws WorkLost, and nothing was done */
export async function step<Table extends WorkTable, Result>(
  db: Database,
  claim: Claim<Table>,
  values: WorkValues<Table>,
  work: (tx: Database) => Promise<Result>,
  now = new Date(),
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await advance(tx, claim, values, now)
    return work(tx)
  })
}

/**
 * Gives a row back as `values` say: at its end, to wait for somebody, for its next task. Without any it is there for whoever
 * comes next. @throws WorkLost, and nothing was written
 */
export async function letGo<Table extends WorkTable>(
  db: Database,
  claim: Claim<Table>,
  values?: WorkValues<Table>,
  now = new Date(),
) {
  await keep(db, claim, { touchedAt: now, worker: null, ...values })
}

/** For whoever steers a row from outside: takes it out of all hands, and forgets how often it has failed. */
export function afresh(now = new Date()) {
  return { worker: null, touchedAt: now, tries: 0 }
}

async function keep<Table extends WorkTable>(db: Database, claim: Claim<Table>, values: object) {
  if (!(await write(db, claim, values))) throw new WorkLost()
}

async function write<Table extends WorkTable>(db: Database, { work, id, worker }: Claim<Table>, values: object) {
  const { numUpdatedRows } = await rowsOf(db, work)
    .set(values)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', stateAtWork(work))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const stateAtWork = ({ underWay }: { underWay: readonly string[] }) => underWay.at(-1) ?? ''

/** What is written here is the same for every table of long work. */
function rowsOf(db: Database, { table }: { table: WorkTable }) {
  return db.updateTable(table as 'linkRuns')
}
