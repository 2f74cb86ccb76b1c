import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/monitoring/log.server'
import { hasOwnNotes } from '~/wings/notes/notes/queries.server'

/** Whether the button of the notes has its badge. A screen does without it rather than fail. */
export async function hasNotesBadge(db: Database, userId: string) {
  try {
    return await hasOwnNotes(db, userId)
  } catch (error) {
    log.warn({ err: error }, 'whether somebody has notes could not be read')
    return false
  }
}
