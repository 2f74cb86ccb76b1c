import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import type { TaskProgress } from '../archive-engine'

// a process that said nothing for as long is dead
const CLAIM_SECONDS = 45
const BEAT_MS = 10_000
// what nobody could see in between
const TELL_EVERY_MS = 400
const MOST_TRIES = 3

/** The tables of tasks; all of them have the columns that are written here. */
export type TaskTable = 'siteExports' | 'archiveImports'

export interface Task {
  table: TaskTable
  id: string
  holder: string
}

/** The task was stopped, or another process works at it. */
export class TaskLost extends Error {}

const heldHere = new Set<string>()

/** The statements below are the same for every table of tasks. */
const tasksOf = (db: Database, table: TaskTable) => db.updateTable(table as 'siteExports')

/**
 * Takes a task that nobody works at; undefined when somebody does, or when it is over. Where this process is the only one
 * (`isAlone`), whoever held it before is dead. One that was begun too often is given up.
 */
export async function claimTask(
  db: Database,
  table: TaskTable,
  id: string,
  isAlone: boolean,
): Promise<Task | undefined> {
  const holder = newId()
  const isFree = sql<boolean>`(holder is null or held_at < now() - make_interval(secs => ${CLAIM_SECONDS}))`
  const isNotHere = sql<boolean>`(holder is null or holder <> all (${[...heldHere]}::uuid[]))`
  const claimed = await tasksOf(db, table)
    .set((task) => ({
      ...{ state: 'running', holder, heldAt: sql`now()`, fault: null },
      ...{ beganAt: sql`coalesce(began_at, now())`, tries: task('tries', '+', 1) },
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .where(isAlone ? isNotHere : isFree)
    .returning('tries')
    .executeTakeFirst()
  if (!claimed) return undefined
  const task = { table, id, holder }
  if (claimed.tries > MOST_TRIES) {
    await endTask(db, task, { state: 'failed', fault: `It was begun ${MOST_TRIES} times and never came to its end.` })
    return undefined
  }
  heldHere.add(holder)
  return task
}

/** Says every few seconds that this process lives. Returns the function that ends it. */
export function keepClaim(db: Database, { table, holder }: Task) {
  const beat = () => {
    const beaten = tasksOf(db, table).set({ heldAt: sql`now()` }).where('holder', '=', holder).execute()
    beaten.catch(() => {}) // the work itself tells what is wrong
  }
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    heldHere.delete(holder)
  }
}

/** Notes how far a task is, as part of the work that `tx` does. @throws TaskLost, so that the work is undone */
export async function noteProgress(tx: Database, { table, id, holder }: Task, { phase, done, total }: TaskProgress) {
  const held = await tasksOf(tx, table)
    .set({ phase, doneCount: done, totalCount: total, heldAt: sql`now()` })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (held.numUpdatedRows === 0n) throw new TaskLost()
}

/** The same for work outside of a transaction: it is noted a few times a second, however often it is told. */
export function tellingOf(db: Database, task: Task) {
  let toldAt = 0
  let phase = ''
  return async (progress: TaskProgress) => {
    const now = performance.now()
    if (progress.phase === phase && now - toldAt < TELL_EVERY_MS) return
    toldAt = now
    phase = progress.phase
    await noteProgress(db, task, progress)
  }
}

interface TaskEnd {
  state: 'done' | 'failed' | 'refused'
  fault?: string
}

/** Ends a task. False: it was not this process's any more. */
export async function endTask(db: Database, { table, id, holder }: Task, { state, fault }: TaskEnd) {
  const ended = await tasksOf(db, table)
    .set({ state, fault: fault ?? null, endedAt: sql`now()`, holder: null, heldAt: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Lets go of a task that is not over, so that it can be taken up at once. */
export async function letGo(db: Database, { table, id, holder }: Task) {
  const free = { holder: null, heldAt: null }
  await tasksOf(db, table).set(free).where('id', '=', id).where('holder', '=', holder).execute()
}

/** Tasks whose process has died. */
export function listLeftTasks(db: Database, table: TaskTable) {
  return db
    .selectFrom(table as 'siteExports')
    .select(['id', sql<Date>`coalesce(held_at, asked_at)`.as('leftAt')])
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`coalesce(held_at, asked_at) < now() - interval '1 minute'`)
    .limit(20)
    .execute()
}
