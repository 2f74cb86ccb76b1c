import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { NoteItem, SharedNote } from './note'
import { type NoteRow, toNoteContent } from './note-row.queries.server'
import { MAX_RESPONSE_BYTES } from './take-within-bytes'

const MAX_SHARED_NOTES = 200
const MAX_NOTES_PER_SHARER = 100
const MAX_LIST_BYTES = 8_000_000 // bytes

/**
 * The latest shares with an address. Of one sharer only so many, and so large, that nobody fills the list up with notes
 * that nobody asked for; where several do, the latest of each sharer come first.
 */
function selectSharedNotes(db: Database, email: string) {
  const latest = sql`partition by shared_by order by note_shares.created_at desc, notes.id`
  const counted = db
    .selectFrom('noteShares')
    .innerJoin('notes', 'notes.id', 'noteShares.noteId')
    .select(['noteId', 'size', 'noteShares.createdAt', sql<number>`row_number() over (${latest})`.as('place')])
    .select(sql<number>`sum(size) over (${latest}) - size`.as('bytesBefore'))
    .where('sharedWithEmail', '=', email)
    .where('deletedAt', 'is', null)
  const inTurns = db
    .selectFrom(counted.as('counted'))
    .select('noteId')
    .select(sql<number>`row_number() over (order by place, created_at desc, note_id)`.as('turn'))
    .select(sql<number>`sum(size) over (order by place, created_at desc, note_id) - size`.as('bytesBefore'))
    .where('place', '<=', MAX_NOTES_PER_SHARER)
    .where('bytesBefore', '<=', MAX_RESPONSE_BYTES)
  const shown = db
    .selectFrom(inTurns.as('inTurns'))
    .select('noteId')
    .where('turn', '<=', MAX_SHARED_NOTES)
    .where('bytesBefore', '<=', MAX_LIST_BYTES)
  return db
    .selectFrom('noteShares')
    .innerJoin('notes', 'notes.id', 'noteShares.noteId')
    .where('sharedWithEmail', '=', email)
    .where('notes.id', 'in', shown)
    .orderBy('noteShares.createdAt', 'desc')
    .orderBy('notes.id')
}

/**
 * What others share with whoever signs in with this address, the latest share first, and its state: the same as long as
 * nothing of it changes.
 */
export async function listSharedNotes(db: Database, email: string): Promise<{ notes: SharedNote[]; state: string }> {
  const state = await findSharedNotesEtag(db, email)
  const rows = await selectSharedNotes(db, email)
    .innerJoin('profiles', 'profiles.id', 'noteShares.sharedBy')
    .select(['notes.id', 'userId', 'title', 'content', 'isTodo', 'revision', 'notes.createdAt', 'notes.updatedAt'])
    .select([sql<NoteItem[]>`items`.as('items'), 'profiles.email as sharedBy', 'profiles.fullName as sharedByName'])
    .execute()
  return { state, notes: rows.map(toSharedNote) }
}

interface SharedNoteRow extends Omit<NoteRow, 'pinnedAt' | 'sharedWith'> {
  sharedBy: string
  sharedByName: string
}

function toSharedNote(row: SharedNoteRow): SharedNote {
  return {
    id: row.id,
    user_id: row.userId,
    ...toNoteContent(row),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_shared: true,
    shared_by: row.sharedBy,
    shared_by_name: row.sharedByName,
  }
}

/** Tells one state of what is shared from another. */
export async function findSharedNotesEtag(db: Database, email: string) {
  const rows = await selectSharedNotes(db, email).select(['notes.id', 'revision']).execute()
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16)
}
