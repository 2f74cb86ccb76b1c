import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { NotesUser } from './commands.server'

const MAX_COLLABORATORS = 10

/**
 * Those who share a note with `person`: who opened one of theirs, and whose notes they have opened. Before a note is opened
 * it names nobody, so that sharing is no way to ask who has an account, nor into somebody's list of people.
 */
export function listNoteCollaborators(db: Database, { id, email }: NotesUser) {
  const opened = db
    .selectFrom('noteShares')
    .innerJoin('notes', 'notes.id', 'noteShares.noteId')
    .where('deletedAt', 'is', null)
    .where('openedAt', 'is not', null)
  return db
    .selectFrom('profiles')
    .select(['id', 'email', 'fullName as name'])
    .where('id', '!=', id)
    .where(({ eb, or }) =>
      or([
        eb('email', 'in', opened.select('sharedWithEmail').where('sharedBy', '=', id)),
        eb('id', 'in', opened.select('sharedBy').where('sharedWithEmail', '=', email)),
      ]),
    )
    .orderBy(sql`coalesce(nullif(full_name, ''), email)`)
    .orderBy('id')
    .limit(MAX_COLLABORATORS)
    .execute()
}
