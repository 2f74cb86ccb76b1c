import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { type LongWork, letGo, type Taken } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { Refusal } from '~/platform/refusal'
import { StoreUnavailable } from '~/platform/storage/file-store.server'

type TaskTable = 'siteExports' | 'archiveImports'

const OUR_FAULT = 'It failed. The errors of the site say why; it can be tried again.'
const NO_ROOM = 'There is no room left for it on the disk of the server.'

interface Working {
  id: string
  /** Where folders of tasks lie: an empty one is made for this task, and goes away at its end. */
  workshop: string
}

/**
 * Works at a task to its end, unless another process does or it is over. What a person can do something about becomes the
 * reason of its failure; what is a bug keeps flying too.
 */
export async function workAtTask<Table extends TaskTable>(
  db: Database,
  work: LongWork<Table>,
  { id, workshop }: Working,
  act: (task: Taken<Table>, folder: string) => Promise<void>,
) {
  const folder = path.join(workshop, id)
  await workAt(db, work, { id, ourFault: OUR_FAULT }, async ({ claim, row }) => {
    try {
      await rm(folder, { recursive: true, force: true }) // of a process that died
      await mkdir(folder, { recursive: true })
      await act({ claim, row }, folder)
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      await letGo(db, claim, work.failed(reason, row))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What is said to a person; undefined when it is no fault of theirs. */
function reasonOf(error: unknown) {
  if (error instanceof Refusal || error instanceof StoreUnavailable) return error.message
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? NO_ROOM : undefined
}
