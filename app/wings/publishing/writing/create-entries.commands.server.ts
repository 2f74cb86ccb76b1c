import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { withImportedCategories } from '~/wings/publishing/categories/import-categories.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findPicturesById } from '~/wings/site/media/pictures.queries.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { cleanContent, findSuspiciousFlags } from './lifecycle/clean-content.server'
import { bindContentLinks } from './lifecycle/content-links.server'
import { insertEntries } from './lifecycle/insert-entries.commands.server'
import { PICTURE_MISSING_MESSAGE } from './lifecycle/rejected-fields.server'
import { findSlugConflicts } from './slug-owners.queries.server'

export interface NewEntry<Content extends EntryContent> {
  id: string
  content: Content
}

/** One that went through `cleanEntries`. */
export interface CleanedEntry<Content extends EntryContent> extends NewEntry<Content> {
  flags: string[]
}

/** What makes the pieces, as the audit log names it. */
export interface AuditCause {
  subject: string
  title: string
}

export interface CreatedEntries {
  /** The pieces that are there now, all at revision 1. */
  createdIds: string[]
  /** Those that are not: their address belongs to somebody, or a picture of theirs is gone. */
  rejected: { id: string; reason: string }[]
}

// cleaning a long text takes some milliseconds
const CLEAN_BATCH_SIZE = 4

/** What may be stored of pieces, and what in them looks suspicious. Takes its time, so it is done before the transaction. */
export async function cleanEntries<Content extends EntryContent>(
  kind: EntryType<Content>,
  entries: NewEntry<Content>[],
) {
  const cleaned: CleanedEntry<Content>[] = []
  for (const [position, { id, content }] of entries.entries()) {
    cleaned.push({ id, content: cleanContent(kind, content), flags: findSuspiciousFlags(content) })
    if (position % CLEAN_BATCH_SIZE === 0) await breathe()
  }
  return cleaned
}

/**
 * Makes many drafts at once, each as its first save would make it, with a few statements for all of them and one entry of
 * the audit log. Other than a save, a piece that cannot be kept whole is not made, and no address is given a number.
 */
export async function createEntries<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  { by, cause }: { by: Actor; cause: AuditCause },
  entries: CleanedEntry<Content>[],
  now = new Date(),
): Promise<CreatedEntries> {
  return inTransaction(db, async (tx) => {
    const refused = await findMissingPictures(tx, kind, entries)
    const whole = entries.filter(({ id }) => !refused.has(id))
    for (const [id, reason] of await findSlugConflicts(tx, kind, whole)) refused.set(id, reason)
    const free = whole.filter(({ id }) => !refused.has(id))
    const made = await withImportedCategories(tx, kind.name, await bindEntryLinks(tx, kind, free))
    const states = made.map((entry) => ({ ...entry, publishedAt: null, createdAt: now }))
    await insertEntries(tx, kind, states, { author: by }, now)
    if (made.length > 0) await recordCreation(tx, kind, { by, cause }, made)
    return { createdIds: made.map(({ id }) => id), rejected: [...refused].map(([id, reason]) => ({ id, reason })) }
  })
}

async function bindEntryLinks<Content extends EntryContent, Piece extends NewEntry<Content>>(
  tx: Database,
  kind: EntryType<Content>,
  entries: Piece[],
) {
  const bound: Piece[] = []
  for (const entry of entries) bound.push({ ...entry, content: await bindContentLinks(tx, kind, entry.content) })
  return bound
}

/** Which of them show a picture that is no longer in the library, each with a sentence. */
async function findMissingPictures<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: NewEntry<Content>[],
) {
  const found = await findPicturesById(tx, [
    ...new Set(entries.flatMap(({ content }) => fieldPictureIds(kind, content))),
  ])
  const lacking = entries.filter(({ content }) => fieldPictureIds(kind, content).some((id) => !found[id]))
  return new Map(lacking.map(({ id }) => [id, PICTURE_MISSING_MESSAGE]))
}

function fieldPictureIds<Content extends EntryContent>(kind: EntryType<Content>, content: Content) {
  return Object.values(kind.pictureIdsByField(content)).flat()
}

function recordCreation(
  tx: Database,
  { name }: Pick<EntryType, 'name'>,
  { by, cause }: { by: Actor; cause: AuditCause },
  made: { flags: string[] }[],
) {
  const flags = [...new Set(made.flatMap((entry) => entry.flags))]
  return recordAction(tx, by, { action: `${name}s.created`, ...cause, after: { pieces: made.length }, flags })
}
