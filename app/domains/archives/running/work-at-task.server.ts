import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { isDatabaseUnreachable } from '~/platform/database/unreachable'
import { Refusal } from '~/platform/refusal'
import { StoreUnavailable } from '~/platform/storage/file-store.server'
import { claimTask, endTask, keepClaim, letGo, type Task, TaskLost, type TaskTable } from './claim.server'

const OUR_FAULT = 'It failed. The errors of the site say why; it can be tried again.'
const NO_ROOM = 'There is no room left for it on the disk of the server.'

interface Working {
  table: TaskTable
  id: string
  /** No other process has this database. */
  isAlone: boolean
  /** Where folders of tasks lie: an empty one is made for this task, and goes away at its end. */
  workshop: string
}

/**
 * Works at a task to its end, unless another process does or it is over. What a person can do something about becomes the
 * reason of its failure; what is a bug keeps flying too. Without a database it is left to be taken up again.
 */
export async function workAtTask(
  db: Database,
  { table, id, isAlone, workshop }: Working,
  work: (task: Task, folder: string) => Promise<void>,
) {
  const task = await claimTask(db, table, id, isAlone)
  if (!task) return
  const release = keepClaim(db, task)
  const folder = path.join(workshop, id)
  try {
    await rm(folder, { recursive: true, force: true }) // of a process that died
    await mkdir(folder, { recursive: true })
    await work(task, folder)
  } catch (error) {
    if (error instanceof TaskLost) return
    const reason = reasonOf(error)
    // when the database is gone this fails too: the first error says why
    if (isDatabaseUnreachable(error)) await letGo(db, task).catch(() => {})
    else await endTask(db, task, { state: 'failed', fault: reason ?? OUR_FAULT }).catch(() => {})
    if (!reason) throw error
  } finally {
    release()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is said to a person; undefined when it is no fault of theirs. */
function reasonOf(error: unknown) {
  if (error instanceof Refusal || error instanceof StoreUnavailable) return error.message
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? NO_ROOM : undefined
}
