import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { NoteMissing } from '../errors'
import { findNote } from '../queries.server'
import { MOST_SHARES, type NoteShare } from './share'

/** Whom one of somebody's own notes is shared with, in the order in which it was. @throws NoteMissing */
export async function listShares(db: Database, ownerId: string, noteId: string): Promise<NoteShare[]> {
  if (!isUuid(noteId) || !(await findNote(db, ownerId, noteId))) throw new NoteMissing()
  const rows = await shares(db)
    .where('noteId', '=', noteId)
    .orderBy('noteShares.createdAt')
    .orderBy('sharedWithEmail')
    .limit(MOST_SHARES)
    .execute()
  return rows.map(presentShare)
}

export async function findShare(db: Database, noteId: string, email: string): Promise<NoteShare | undefined> {
  const row = await shares(db).where('noteId', '=', noteId).where('sharedWithEmail', '=', email).executeTakeFirst()
  return row && presentShare(row)
}

const shares = (db: Database) =>
  db
    .selectFrom('noteShares')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.email', '=', 'noteShares.sharedWithEmail').on('noteShares.openedAt', 'is not', null),
    )
    .select(['noteId', 'sharedWithEmail', 'sharedBy', 'noteShares.createdAt', 'openedAt', 'fullName'])

interface ShareRow {
  noteId: string
  sharedWithEmail: string
  sharedBy: string
  createdAt: Date
  openedAt: Date | null
  fullName: string | null
}

function presentShare(row: ShareRow): NoteShare {
  return {
    note_id: row.noteId,
    shared_with_email: row.sharedWithEmail,
    shared_by: row.sharedBy,
    created_at: row.createdAt.toISOString(),
    name: row.fullName ?? '',
    has_opened: row.openedAt !== null,
  }
}
