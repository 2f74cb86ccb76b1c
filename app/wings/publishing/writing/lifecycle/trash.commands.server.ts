import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/time/dates'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { revivePictures } from '~/wings/site/media/commands.server'
import type { EntryType } from '../entry-type.server'
import { deleteEntries } from './delete-entries.commands.server'
import { deleteStalePresence } from './presence.commands.server'
import { withdrawEntry } from './publication.commands.server'
import { setDeletedAt } from './restore-previous-state.commands.server'
import { entrySubject, lockEntryForUpdate, tableNameFor, withEntryTable } from './stored-entry.queries.server'

const TRASH_RETENTION_DAYS = 30
const PURGE_BATCH_SIZE = 500

/** Puts the piece into the trash, where nobody sees it and from where it comes back as it was. */
export function moveToTrash(db: Database, kind: EntryType, by: Actor, entryId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, draft } = await lockEntryForUpdate(tx, kind, entryId)
    if (deletedAt) return
    await withdrawEntry(tx, kind, by, entryId, now)
    await setDeletedAt(tx, kind, entryId, now)
    const subject = entrySubject(kind, entryId)
    await recordAction(tx, by, { action: `${kind.name}.deleted`, subject, title: draft.title })
  })
}

/** Takes the piece out of the trash; it is not public until it is published. */
export function restoreFromTrash(db: Database, kind: EntryType, by: Actor, entryId: string) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, draft } = await lockEntryForUpdate(tx, kind, entryId)
    if (!deletedAt) return
    await setDeletedAt(tx, kind, entryId, null)
    const subject = entrySubject(kind, entryId)
    await revivePictures(tx, [subject])
    await recordAction(tx, by, { action: `${kind.name}.restored from the trash`, subject, title: draft.title })
  })
}

const timetable: Actor = { id: null, email: 'schedule' }

/** Deletes for good what has been in the trash for 30 days without being written on. Answers how many that were. */
export async function purgeTrash(db: Database, kind: EntryType, now = new Date()) {
  const before = new Date(now.getTime() - TRASH_RETENTION_DAYS * DAY_MS)
  await deleteStalePresence(db, new Date(now.getTime() - DAY_MS))
  const old = await withEntryTable(db)
    .selectFrom(tableNameFor(kind))
    .select('id')
    .where('deletedAt', '<', before)
    .where('savedAt', '<', before)
    .limit(PURGE_BATCH_SIZE)
    .execute()
  let purged = 0
  for (const { id } of old) if (await purgeEntry(db, kind, id)) purged++
  return purged
}

/** False when it is no longer in the trash, or stays there because something must be kept that belongs to it. */
function purgeEntry(db: Database, kind: EntryType, entryId: string) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, published } = await lockEntryForUpdate(tx, kind, entryId)
    if (!deletedAt || !(await deleteEntries(tx, kind, [{ id: entryId, slug: published.slug }]))) return false
    const subject = entrySubject(kind, entryId)
    await recordAction(tx, timetable, { action: `${kind.name}.purged`, subject, title: published.title })
    return true
  })
}
