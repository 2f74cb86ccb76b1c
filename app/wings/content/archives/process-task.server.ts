import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { type ClaimedLongTask, type LongTask, releaseClaim } from '~/platform/jobs/long-task.commands.server'
import { runLongTask } from '~/platform/jobs/run-long-task.server'
import { FileStoreUnavailable } from '~/platform/storage/file-store.server'

type TaskTable = 'siteExports' | 'archiveImports'

const INTERNAL_ERROR_MESSAGE = 'Something went wrong. Check the error log and try again.'
const DISK_FULL_MESSAGE = 'The server disk is full.'

interface TaskLocation {
  id: string
  /** Where folders of tasks lie: an empty one is made for this task, and goes away at its end. */
  workDir: string
}

/**
 * Works at a task to its end, unless another process does or it is over. What a person can do something about becomes the
 * reason of its failure; what is a bug keeps flying too.
 */
export async function processTask<Table extends TaskTable>(
  db: Database,
  work: LongTask<Table>,
  { id, workDir }: TaskLocation,
  act: (task: ClaimedLongTask<Table>, folder: string) => Promise<void>,
) {
  const folder = path.join(workDir, id)
  await runLongTask(db, work, { id, internalErrorReason: INTERNAL_ERROR_MESSAGE }, async ({ claim, row }) => {
    try {
      await rm(folder, { recursive: true, force: true }) // of a process that died
      await mkdir(folder, { recursive: true })
      await act({ claim, row }, folder)
    } catch (error) {
      const reason = failureReasonFor(error)
      if (!reason) throw error
      await releaseClaim(db, claim, work.toFailed(reason, row))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What is said to a person; undefined when it is no fault of theirs. */
function failureReasonFor(error: unknown) {
  if (error instanceof OperatorError || error instanceof FileStoreUnavailable) return error.message
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? DISK_FULL_MESSAGE : undefined
}
