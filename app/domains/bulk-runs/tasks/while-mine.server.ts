import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { isStillMine } from './progress.server'
import type { TaskRun } from './task-run'

const LOOK_EVERY_MS = 2_000

/**
 * Does work that takes longer than a step may: says meanwhile that somebody is at work, and ends it by its signal once the
 * run was paused, stopped or taken over.
 */
export async function whileMine<Result>(db: Database, run: TaskRun, work: (signal: AbortSignal) => Promise<Result>) {
  const lost = new AbortController()
  const ended = new AbortController()
  const watching = watch(db, run, lost, ended.signal)
  try {
    const result = await work(lost.signal)
    return { result, isMine: !lost.signal.aborted }
  } finally {
    ended.abort()
    await watching
  }
}

async function watch(db: Database, run: TaskRun, lost: AbortController, ended: AbortSignal) {
  while (!ended.aborted) {
    await pause(LOOK_EVERY_MS, undefined, { signal: ended }).catch(() => {})
    // a line that is down for a moment is no reason to throw answers away
    const isMine = ended.aborted || (await isStillMine(db, run).catch(() => true))
    if (!isMine) return lost.abort()
  }
}
