import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { NoteItem, SharedNote } from './note'
import { contentOf } from './note-row.server'

const MOST_SHARED = 200

const sharedWith = (db: Database, email: string) =>
  db
    .selectFrom('noteShares')
    .innerJoin('notes', 'notes.id', 'noteShares.noteId')
    .where('sharedWithEmail', '=', email)
    .where('deletedAt', 'is', null)
    .orderBy('noteShares.createdAt', 'desc')
    .orderBy('notes.id')
    .limit(MOST_SHARED)

/**
 * What others share with whoever signs in with this address, the latest share first, and its state: the same as long as
 * nothing of it changes.
 */
export async function listSharedNotes(db: Database, email: string): Promise<{ notes: SharedNote[]; state: string }> {
  const state = await sharedState(db, email)
  const rows = await sharedWith(db, email)
    .innerJoin('profiles', 'profiles.id', 'noteShares.sharedBy')
    .select(['notes.id', 'userId', 'title', 'content', 'isTodo', 'revision', 'notes.createdAt', 'notes.updatedAt'])
    .select([sql<NoteItem[]>`items`.as('items'), 'profiles.email as sharedBy', 'profiles.fullName as sharedByName'])
    .execute()
  return { state, notes: rows.map(presentShared) }
}

interface SharedRow {
  id: string
  userId: string
  title: string
  content: string
  isTodo: boolean
  items: NoteItem[]
  revision: number
  createdAt: Date
  updatedAt: Date
  sharedBy: string
  sharedByName: string
}

function presentShared(row: SharedRow): SharedNote {
  return {
    id: row.id,
    user_id: row.userId,
    ...contentOf(row),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_shared: true,
    shared_by: row.sharedBy,
    shared_by_name: row.sharedByName,
  }
}

/** Tells one state of what is shared from another. */
export async function sharedState(db: Database, email: string) {
  const rows = await sharedWith(db, email).select(['notes.id', 'revision']).execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)
}
