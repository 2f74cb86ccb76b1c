import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { staleClaimCutoff } from '~/platform/database/stale-claim-cutoff.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { endColumns, type RunRow, type Runs, type RunTable, type RunUpdate, tableOf } from './define-runs.server'
import { activeRunStates } from './run'

/*
 * A worker holds a run by a token of its own, and what it writes and how far it came are one transaction: one whose process
 * dies at any moment is followed by another that goes on where it ended, and one that comes back from the dead finds another
 * token and stops.
 */

// many times longer than any worker is silent: whoever is quiet for so long has died
const STALE_MS = 60_000
const MAX_TRIES = 5

/** Somebody's hold on a run. */
export interface RunClaim<Table extends RunTable> {
  runs: Runs<Table>
  id: string
  worker: string
  /** The run is worked at from its beginning whenever it is taken: nothing that is noted of it is progress. */
  startsOver: boolean
  /** Whoever worked has let go of it. */
  isReleased: boolean
}

export interface ClaimedRun<Table extends RunTable> {
  claim: RunClaim<Table>
  row: RunRow<Table>
}

/** The run was paused, stopped or ended, or somebody else works at it: nothing that comes of the work is to be kept. */
export class ClaimLost extends Error {}

/** The workers of this process. */
export const localWorkers = new Set<string>()

/**
 * Takes a run that nobody works at, also over from somebody who has died. Undefined when there is nothing to do; a run that
 * was taken too often without going on is given up.
 */
export async function claimRun<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  id: string,
  worker = newUuid(),
  now = new Date(),
): Promise<ClaimedRun<Table> | undefined> {
  const found = await db
    .updateTable(tableOf(runs))
    .set((old) => ({ state: 'running', worker, touchedAt: now, tries: old('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', activeRunStates)
    .where(isClaimable(now))
    .returningAll()
    .executeTakeFirst()
  if (!found) return undefined
  const startsOver = runs.startsOverIn?.includes(found.phase) ?? false
  const claim = { runs, id, worker, startsOver, isReleased: false }
  if (found.tries <= MAX_TRIES) return { claim, row: found as unknown as RunRow<Table> }
  await updateClaimed(db, claim, { ...failureColumns(runs, `It failed after ${MAX_TRIES} attempts.`), worker: null })
  return undefined
}

/** What is written of a run that a bug ends, or that is given up. */
export function failureColumns<Table extends RunTable>({ failureState = 'paused' }: Runs<Table>, error: string) {
  return endColumns<Table>({ state: failureState, error })
}

function isClaimable(now: Date) {
  return sql<boolean>`(worker is null or (worker <> all (${[...localWorkers]}::uuid[]) and touched_at < ${staleBefore(now)}))`
}

/** Nobody has worked at such a run since then. */
export function staleBefore(now: Date) {
  return staleClaimCutoff(new Date(now.getTime() - STALE_MS))
}

/** Says that somebody is at work, and how far that is. @throws ClaimLost */
export async function recordProgress<Table extends RunTable>(
  db: Database,
  claim: RunClaim<Table>,
  values?: RunUpdate<Table>,
  now = new Date(),
) {
  await updateOrThrow(db, claim, { touchedAt: now, ...values })
}

/** The same for what was done for good, as part of the transaction that does it. @throws ClaimLost, which undoes it */
export function commitProgress<Table extends RunTable>(
  tx: Database,
  claim: RunClaim<Table>,
  values: RunUpdate<Table>,
  now = new Date(),
) {
  return updateOrThrow(tx, claim, { touchedAt: now, ...(!claim.startsOver && { tries: 0 }), ...values })
}

/** Does a step of the work and notes how far that is, both or neither. @throws ClaimLost, and nothing was done */
export async function commitStep<Table extends RunTable, Result>(
  db: Database,
  claim: RunClaim<Table>,
  values: RunUpdate<Table>,
  work: (tx: Database) => Promise<Result>,
  now = new Date(),
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await commitProgress(tx, claim, values, now)
    return work(tx)
  })
}

/**
 * Gives a run back as `values` say: at its end, to wait for somebody, for its next phase. Without any it is there for whoever
 * comes next. @throws ClaimLost, and nothing was written
 */
export async function releaseClaim<Table extends RunTable>(
  db: Database,
  claim: RunClaim<Table>,
  values?: RunUpdate<Table>,
  now = new Date(),
) {
  await updateOrThrow(db, claim, { touchedAt: now, worker: null, ...values })
  claim.isReleased = true
}

/** For whoever steers a run from outside: takes it out of all hands, and forgets how often it has failed. */
export function resetClaim(now = new Date()) {
  return { worker: null, touchedAt: now, tries: 0 }
}

async function updateOrThrow<Table extends RunTable>(db: Database, claim: RunClaim<Table>, values: object) {
  if (!(await updateClaimed(db, claim, values))) throw new ClaimLost()
}

async function updateClaimed<Table extends RunTable>(
  db: Database,
  { runs, id, worker }: RunClaim<Table>,
  values: object,
) {
  const { numUpdatedRows } = await db
    .updateTable(tableOf(runs))
    .set(values)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
