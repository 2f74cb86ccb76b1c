import type { Database } from '~/platform/database/database.server'
import type { EntryType } from '../entry-type.server'
import { EntryNotFound, tableNameFor, withEntryTable } from './stored-entry.queries.server'

const PRESENT_MS = 30_000

export interface ActiveEditor {
  name: string
  email: string
  seenAt: Date
}

/** Says that this person has the piece open, and who else has; one that is not saved yet has nobody else. */
export async function recordPresence(
  db: Database,
  kind: EntryType,
  profileId: string,
  entryId: string,
  now = new Date(),
) {
  const entry = await withEntryTable(db)
    .selectFrom(tableNameFor(kind))
    .select(['revision', 'publishedAt', 'deletedAt'])
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (!entry) throw new EntryNotFound(kind)
  await db
    .insertInto('entryEditors')
    .values({ entryId, profileId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['entryId', 'profileId']).doUpdateSet({ seenAt: now }))
    .execute()
  return { ...entry, others: await listOtherEditors(db, profileId, entryId, now) }
}

export async function removePresence(db: Database, profileId: string, entryId: string) {
  await db.deleteFrom('entryEditors').where('entryId', '=', entryId).where('profileId', '=', profileId).execute()
}

function listOtherEditors(db: Database, profileId: string, entryId: string, now: Date): Promise<ActiveEditor[]> {
  return db
    .selectFrom('entryEditors')
    .innerJoin('profiles', 'profiles.id', 'entryEditors.profileId')
    .select(['fullName as name', 'email', 'seenAt'])
    .where('entryId', '=', entryId)
    .where('profileId', '!=', profileId)
    .where('seenAt', '>', new Date(now.getTime() - PRESENT_MS))
    .orderBy('email')
    .execute()
}

/** Forgets who had something open long ago. */
export function deleteStalePresence(db: Database, before: Date) {
  return db.deleteFrom('entryEditors').where('seenAt', '<', before).execute()
}
