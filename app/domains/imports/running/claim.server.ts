import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import type { ImportPhase, ImportRun, ImportSource } from '../import-run'

// a process that said nothing for as long is dead
const CLAIM_SECONDS = 45
const BEAT_MS = 10_000

const heldHere = new Set<string>()

export interface ClaimedRun extends ImportRun {
  holder: string
  by: Actor
}

/** The run was stopped, or another process works at it. */
export class RunLost extends Error {}

/**
 * Takes a run that nobody works at; undefined when somebody does, or when it is over. Where this process is the only one
 * (`isAlone`), whoever held it before is dead.
 */
export async function claimRun(db: Database, importId: string, isAlone: boolean): Promise<ClaimedRun | undefined> {
  const holder = newId()
  const isFree = sql<boolean>`(holder is null or held_at < now() - make_interval(secs => ${CLAIM_SECONDS}))`
  const isNotHere = sql<boolean>`(holder is null or holder <> all (${[...heldHere]}::uuid[]))`
  const claimed = await db
    .updateTable('imports')
    .set({ holder, heldAt: sql`now()` })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .where(isAlone ? isNotHere : isFree)
    .returning(['id', 'source', 'path', 'fileName', 'isDryRun', 'pictures', 'phase', 'position', 'itemCount', 'site'])
    .returning(['startedById', 'startedByEmail', 'undoneById', 'undoneByEmail'])
    .executeTakeFirst()
  if (!claimed) return undefined
  heldHere.add(holder)
  const { startedById, startedByEmail, undoneById, undoneByEmail, source, phase, ...run } = claimed
  const starter = { id: startedById, email: startedByEmail }
  const by = undoneByEmail === null ? starter : { id: undoneById, email: undoneByEmail }
  return { ...run, source: source as ImportSource, phase: phase as ImportPhase, holder, by }
}

/** Says every few seconds that this process lives. Returns the function that ends it. */
export function keepClaim(db: Database, run: ClaimedRun) {
  const beat = () => {
    const beaten = db.updateTable('imports').set({ heldAt: sql`now()` }).where('holder', '=', run.holder).execute()
    beaten.catch(() => {}) // the work itself tells what is wrong
  }
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    heldHere.delete(run.holder)
  }
}

interface Progress {
  position?: number
  itemCount?: number
  phase?: ImportPhase
}

/** Notes, with the work itself, how far it is. @throws RunLost, so that the work is undone */
export async function advance(tx: Database, run: ClaimedRun, progress: Progress) {
  const held = await tx
    .updateTable('imports')
    .set({ ...progress, heldAt: sql`now()` })
    .where('id', '=', run.id)
    .where('holder', '=', run.holder)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (!held) throw new RunLost()
  Object.assign(run, progress)
}

/** @throws RunLost when nothing that comes of the work could be kept */
export async function mustBeHeld(db: Database, run: ClaimedRun) {
  const held = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', run.id)
    .where('holder', '=', run.holder)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!held) throw new RunLost()
}

/** Lets go of a run that is not over, so that it can be taken up at once. */
export async function letGo(db: Database, run: ClaimedRun) {
  await db
    .updateTable('imports')
    .set({ holder: null, heldAt: null })
    .where('id', '=', run.id)
    .where('holder', '=', run.holder)
    .execute()
}

export async function endRun(db: Database, run: ClaimedRun, state: 'done' | 'refused', fault: string | null = null) {
  await db
    .updateTable('imports')
    .set({ state, fault, endedAt: sql`now()`, holder: null, heldAt: null })
    .where('id', '=', run.id)
    .where('holder', '=', run.holder)
    .execute()
}

/** Stops a run that failed by a fault of ours; it can be taken up again. */
export async function stopFailed(db: Database, importId: string) {
  const fault = 'It failed. The errors of the site say why; it can be taken up again.'
  await db
    .updateTable('imports')
    .set({ state: 'stopped', fault, holder: null, heldAt: null })
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .execute()
}
