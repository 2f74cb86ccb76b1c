import { sql } from 'kysely'
import { type ContentTag, notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'

/** What whoever follows somebody's notes, own or shared with them, waits for. */
export const notesChangeChannel = (userId: string): ContentTag => `notes:${userId}`

/**
 * Takes the number of the next change of somebody's notes, and tells their tabs when it is there. The first thing in each
 * transaction that changes notes: those of one person wait here for each other, so that a later number is never seen first.
 */
export async function claimNotesVersion(tx: Database, userId: string) {
  const { rows } = await sql<{ version: number }>`
    insert into note_change_counters as known (user_id, version) values (${userId}, 1)
    on conflict (user_id) do update set version = known.version + 1
    returning version`.execute(tx)
  await notifyFollowers(tx, notesChangeChannel(userId))
  return rows[0]?.version ?? 1
}

/**
 * Waits until nobody else changes the notes of these people, for transactions that change those of several; answers who of
 * them has notes still.
 */
export async function lockNotesForUpdate(tx: Database, userIds: string[]) {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('noteChangeCounters')
    .select('userId')
    .where('userId', 'in', userIds)
    // in one order, so that two who do this at once wait for each other rather than for good
    .orderBy('userId')
    .forUpdate()
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Tells those that a note is shared with. */
export async function notifyReaders(tx: Database, noteId: string) {
  const readers = await tx
    .selectFrom('noteShares')
    .innerJoin('profiles', 'profiles.email', 'noteShares.sharedWithEmail')
    .select('profiles.id')
    .where('noteId', '=', noteId)
    .execute()
  if (readers.length > 0) await notifyFollowers(tx, ...readers.map(({ id }) => notesChangeChannel(id)))
}
