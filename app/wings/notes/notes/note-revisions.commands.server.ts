import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { NoteMissing } from './errors'
import type { NoteContent, NoteItem, RevisionReason } from './note'
import { type NoteRow, toNoteContent } from './note-row.queries.server'
import { requireOwnNote } from './queries.server'

const MIN_INTERVAL_MS = 5 * 60_000
const MAX_REVISIONS_PER_NOTE = 200
// of one person, in all their notes
const MAX_REVISIONS_PER_USER = 50_000
export const MAX_REVISION_BYTES = 200_000_000 // as they are stored, which is smaller than they are

/**
 * Keeps a note as it is before a change. Of writing, one in five minutes is kept: the one from which the next five began;
 * before a change that may be regretted, always.
 */
export async function saveNoteRevision(tx: Database, row: NoteRow, reason: RevisionReason, now: Date) {
  if (reason === 'writing' && !(await isDueForRevision(tx, row, now))) return
  const { title, content, isTodo, items, revision } = row
  await tx
    .insertInto('noteRevisions')
    .values({
      noteId: row.id,
      revision,
      title,
      content,
      isTodo,
      items: JSON.stringify(items),
      reason,
      createdAt: row.updatedAt,
    })
    .onConflict((conflict) => conflict.columns(['noteId', 'revision']).doUpdateSet({ reason }))
    .execute()
  await tx
    .deleteFrom('noteRevisions')
    .where('noteId', '=', row.id)
    .where('revision', 'in', ({ selectFrom }) =>
      selectFrom('noteRevisions')
        .select('revision')
        .where('noteId', '=', row.id)
        .orderBy('revision', 'desc')
        .offset(MAX_REVISIONS_PER_NOTE),
    )
    .execute()
  await deleteOldestRevisions(tx, row.userId)
}

const storedBytes = sql<number>`pg_column_size(note_revisions.content) + pg_column_size(note_revisions.items)`

/** Versions count towards no one's notes, so they have a bound of their own: beyond it the oldest go. */
async function deleteOldestRevisions(tx: Database, userId: string) {
  const all = () => tx.selectFrom('noteRevisions').innerJoin('notes', 'notes.id', 'noteId').where('userId', '=', userId)
  const { count, bytes } = await all()
    .select(({ fn }) => [fn.countAll<string>().as('count'), sql<string | null>`sum(${storedBytes})`.as('bytes')])
    .executeTakeFirstOrThrow()
  if (Number(count) <= MAX_REVISIONS_PER_USER && Number(bytes) <= MAX_REVISION_BYTES) return
  const latest = sql`order by note_revisions.created_at desc, note_id, note_revisions.revision desc`
  const ranked = all()
    .select(['noteId', 'noteRevisions.revision', sql<number>`row_number() over (${latest})`.as('place')])
    .select(sql<number>`sum(${storedBytes}) over (${latest})`.as('bytesSoFar'))
  await tx
    .deleteFrom('noteRevisions')
    .using(ranked.as('ranked'))
    .whereRef('noteRevisions.noteId', '=', 'ranked.noteId')
    .whereRef('noteRevisions.revision', '=', 'ranked.revision')
    .where(({ eb, or }) => or([eb('place', '>', MAX_REVISIONS_PER_USER), eb('bytesSoFar', '>', MAX_REVISION_BYTES)]))
    .execute()
}

/** A note in which nothing was written yet is no version to come back to. */
async function isDueForRevision(tx: Database, row: NoteRow, now: Date) {
  if (!row.content && row.items.every(({ text }) => text === '')) return false
  const last = await tx
    .selectFrom('noteRevisions')
    .select('createdAt')
    .where('noteId', '=', row.id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = last?.createdAt ?? row.createdAt
  return now.getTime() - since.getTime() >= MIN_INTERVAL_MS
}

export interface NoteRevisionSummary {
  revision: number
  title: string
  reason: RevisionReason
  created_at: string
}

/** The kept versions of one of somebody's notes, the latest first. @throws NoteMissing */
export async function listNoteRevisions(db: Database, userId: string, noteId: string): Promise<NoteRevisionSummary[]> {
  await requireOwnNote(db, userId, noteId)
  const rows = await db
    .selectFrom('noteRevisions')
    .select(['revision', 'title', 'createdAt', sql<RevisionReason>`reason`.as('reason')])
    .where('noteId', '=', noteId)
    .orderBy('revision', 'desc')
    .limit(MAX_REVISIONS_PER_NOTE)
    .execute()
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }))
}

/** @throws NoteMissing when there is no such version either */
export async function findNoteRevision(
  db: Database,
  userId: string,
  noteId: string,
  revision: number,
): Promise<NoteContent> {
  await requireOwnNote(db, userId, noteId)
  const row = await db
    .selectFrom('noteRevisions')
    .select(['title', 'content', 'isTodo', sql<NoteItem[]>`items`.as('items')])
    .where('noteId', '=', noteId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) throw new NoteMissing()
  return toNoteContent(row)
}
