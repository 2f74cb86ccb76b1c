import type { Database } from '~/platform/database/database.server'
import { requireOwnNote } from '../queries.server'
import { MAX_SHARES, type NoteShare } from './note-share'

/** Whom one of somebody's own notes is shared with, in the order in which it was. @throws NoteMissing */
export async function listShares(db: Database, ownerId: string, noteId: string): Promise<NoteShare[]> {
  await requireOwnNote(db, ownerId, noteId)
  const rows = await selectShares(db)
    .where('noteId', '=', noteId)
    .orderBy('noteShares.createdAt')
    .orderBy('sharedWithEmail')
    .limit(MAX_SHARES)
    .execute()
  return rows.map(toNoteShare)
}

export async function findShare(db: Database, noteId: string, email: string): Promise<NoteShare | undefined> {
  const row = await selectShares(db)
    .where('noteId', '=', noteId)
    .where('sharedWithEmail', '=', email)
    .executeTakeFirst()
  return row && toNoteShare(row)
}

const selectShares = (db: Database) =>
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

function toNoteShare(row: ShareRow): NoteShare {
  return {
    note_id: row.noteId,
    shared_with_email: row.sharedWithEmail,
    shared_by: row.sharedBy,
    created_at: row.createdAt.toISOString(),
    name: row.fullName ?? '',
    has_opened: row.openedAt !== null,
  }
}
