import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../database/database.server'
import { newUuid } from '../database/new-uuid'
import { staleClaimCutoff } from '../database/stale-claim-cutoff.server'
import type { DB, Generated, Timestamp } from '../database/tables'
import { inTransaction } from '../database/transaction.server'

/*
 * Work that takes minutes or hours is a row: what it is, how far it came, and who is at it. A worker holds it by a token of
 * its own, and what it writes and how far it came are one transaction: one whose process dies at any moment is followed by
 * another that goes on where it ended, and one that comes back from the dead finds another token and stops.
 */

// many times longer than any worker is silent: whoever is quiet for so long has died
const STALE_MS = 60_000
const MAX_TRIES = 5

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
export type LongTaskTable = { [Name in keyof DB]: DB[Name] extends Columns ? Name : never }[keyof DB]
export type LongTaskRow<Table extends LongTaskTable> = Selectable<DB[Table]>
export type LongTaskUpdate<Table extends LongTaskTable> = Updateable<DB[Table]>

interface LongTaskSettings<Table extends LongTaskTable> {
  /** The states of a row that somebody is to work at; the last one is that of a row that was taken. */
  activeStates: readonly string[]
  /** What a row becomes that has failed, with the reason for people. */
  toFailed(reason: string, row: LongTaskRow<Table>): LongTaskUpdate<Table>
  /** Whether the row is worked at from its beginning whenever it is taken: nothing that is noted of it is progress then. */
  startsOver?(row: LongTaskRow<Table>): boolean
}

/** One kind of long work. */
export interface LongTask<Table extends LongTaskTable> extends LongTaskSettings<Table> {
  table: Table
}

/** Names the table whose rows are long work. Only its owner may: whoever works at a row writes it. */
export function defineLongTask<Table extends LongTaskTable>(
  table: Table,
  settings: LongTaskSettings<Table>,
): LongTask<Table> {
  return { table, ...settings }
}

/** Somebody's hold on a row. */
export interface LongTaskClaim<Table extends LongTaskTable> {
  work: LongTask<Table>
  id: string
  worker: string
  startsOver: boolean
  /** Whoever worked has let go of it. */
  isReleased: boolean
}

export interface ClaimedLongTask<Table extends LongTaskTable> {
  claim: LongTaskClaim<Table>
  row: LongTaskRow<Table>
}

/** The row was paused, stopped or ended, or somebody else works at it: nothing that comes of the work is to be kept. */
export class ClaimLost extends Error {}

/** The workers of this process. */
export const localWorkers = new Set<string>()

/**
 * Takes a row that nobody works at, also over from somebody who has died. Undefined when there is nothing to do; a row that
 * was taken too often without going on has failed.
 */
export async function claimLongTask<Table extends LongTaskTable>(
  db: Database,
  work: LongTask<Table>,
  id: string,
  worker = newUuid(),
  now = new Date(),
): Promise<ClaimedLongTask<Table> | undefined> {
  const found = await updateRows(db, work)
    .set((old) => ({ state: claimedState(work), worker, touchedAt: now, tries: old('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', work.activeStates)
    .where(isClaimable(now))
    .returningAll()
    .executeTakeFirst()
  if (!found) return undefined
  const row = found as unknown as LongTaskRow<Table>
  const claim = { work, id, worker, startsOver: work.startsOver?.(row) ?? false, isReleased: false }
  if (found.tries <= MAX_TRIES) return { claim, row }
  await updateClaimed(db, claim, {
    ...work.toFailed(`It failed after ${MAX_TRIES} attempts.`, row),
    worker: null,
  })
  return undefined
}

function isClaimable(now: Date) {
  return sql<boolean>`(worker is null or (worker <> all (${[...localWorkers]}::uuid[]) and touched_at < ${staleBefore(now)}))`
}

/** Nobody has worked at such a row since then. */
export function staleBefore(now: Date) {
  return staleClaimCutoff(new Date(now.getTime() - STALE_MS))
}

/** Says that somebody is at work, and how far that is. @throws ClaimLost */
export async function recordProgress<Table extends LongTaskTable>(
  db: Database,
  claim: LongTaskClaim<Table>,
  values?: LongTaskUpdate<Table>,
  now = new Date(),
) {
  await updateOrThrow(db, claim, { touchedAt: now, ...values })
}

/** The same for what was done for good, as part of the transaction that does it. @throws ClaimLost, which undoes it */
export function commitProgress<Table extends LongTaskTable>(
  tx: Database,
  claim: LongTaskClaim<Table>,
  values: LongTaskUpdate<Table>,
  now = new Date(),
) {
  return updateOrThrow(tx, claim, { touchedAt: now, ...(!claim.startsOver && { tries: 0 }), ...values })
}

/** Does a step of the work and notes how far that is, both or neither. @throws ClaimLost, and nothing was done */
export async function commitStep<Table extends LongTaskTable, Result>(
  db: Database,
  claim: LongTaskClaim<Table>,
  values: LongTaskUpdate<Table>,
  work: (tx: Database) => Promise<Result>,
  now = new Date(),
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await commitProgress(tx, claim, values, now)
    return work(tx)
  })
}

/**
 * Gives a row back as `values` say: at its end, to wait for somebody, for its next task. Without any it is there for whoever
 * comes next. @throws ClaimLost, and nothing was written
 */
export async function releaseClaim<Table extends LongTaskTable>(
  db: Database,
  claim: LongTaskClaim<Table>,
  values?: LongTaskUpdate<Table>,
  now = new Date(),
) {
  await updateOrThrow(db, claim, { touchedAt: now, worker: null, ...values })
  claim.isReleased = true
}

/** For whoever steers a row from outside: takes it out of all hands, and forgets how often it has failed. */
export function resetClaim(now = new Date()) {
  return { worker: null, touchedAt: now, tries: 0 }
}

async function updateOrThrow<Table extends LongTaskTable>(db: Database, claim: LongTaskClaim<Table>, values: object) {
  if (!(await updateClaimed(db, claim, values))) throw new ClaimLost()
}

async function updateClaimed<Table extends LongTaskTable>(
  db: Database,
  { work, id, worker }: LongTaskClaim<Table>,
  values: object,
) {
  const { numUpdatedRows } = await updateRows(db, work)
    .set(values)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', claimedState(work))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const claimedState = ({ activeStates }: { activeStates: readonly string[] }) => activeStates.at(-1) ?? ''

/** What is written here is the same for every table of long work. */
function updateRows(db: Database, { table }: { table: LongTaskTable }) {
  return db.updateTable(table as 'linkRuns')
}
