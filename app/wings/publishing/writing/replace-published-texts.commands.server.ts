import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { queueChangedPaths } from '~/wings/web/crawlers/index-now-queue.commands.server'
import { savePageLinks } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds } from '~/wings/web/pages/page-links.queries.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { EntryModified, type IfRevision, lockIfUnmodified } from './if-unmodified.commands.server'
import { isPublishedAt } from './lifecycle/publication.commands.server'
import { keepConflictingRevision, saveRevision } from './lifecycle/revisions.commands.server'
import { entrySubject, type StoredEntry, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

interface TextReplacement {
  /** The texts of the piece as they are to be stored: clean HTML whose links name pages. Nothing else is done to them. */
  change: (texts: string[]) => string[]
  /** What was done, as the audit log says it: `linked`. */
  action: string
}

/**
 * Gives a public piece other texts, which visitors see at once. Every other field stays to the byte, also what was worked
 * out of the texts before. Answers the revision, the same one when nothing changed. @throws EntryModified when it was
 * saved since, is not public or has changes that wait; PieceIsGone; DomainError when the texts are longer than may be
 */
export function replacePublishedTexts<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  by: Actor,
  entry: IfRevision,
  { change, action }: TextReplacement,
  now = new Date(),
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const stored = await lockIfUnmodified(tx, kind, entry)
    if (!isPublishedAt(stored, now)) throw new EntryModified('is no longer published')
    if (stored.contentRevision !== stored.revision) throw new EntryModified('has unpublished changes')
    const before = kind.richTexts.get(stored.published)
    const texts = change(before)
    if (texts.every((html, at) => html === before[at])) return stored.revision
    const content = kind.richTexts.set(stored.published, texts)
    assertValid(kind, stored.published, content)
    await keepConflictingRevision(tx, stored)
    const revision = stored.revision + 1
    await updateTextColumns(tx, kind, stored, { content, revision }, now)
    await saveRevision(tx, by, { entryId: stored.id, revision, content, reason: 'published' }, now)
    const subject = entrySubject(kind, stored.id)
    await recordAction(tx, by, { action: `${kind.name}.${action}`, subject, title: content.title, after: { revision } })
    return revision
  })
}

/** What could not be saved any more in the editor is not written; what could not be saved before is no fault of ours. */
function assertValid<Content extends EntryContent>({ schema }: EntryType<Content>, before: Content, after: Content) {
  const { error } = schema.safeParse(after)
  if (error && schema.safeParse(before).success) throw new DomainError(error.issues[0]?.message ?? error.message)
}

/** Lists and cards show none of the texts, so only the pages of the piece itself are drawn anew. */
async function updateTextColumns<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  stored: StoredEntry<Content>,
  { content, revision }: { content: Content; revision: number },
  now: Date,
) {
  const all = Object.entries(kind.toColumns(content))
  const columns = Object.fromEntries(all.filter(([name]) => name !== 'slug' && kind.columns.includes(name)))
  await withEntryTable(tx)
    .updateTable(tableNameFor(kind))
    .set({ ...columns, revision, contentRevision: revision, savedAt: now, updatedAt: now })
    .where('id', '=', stored.id)
    .execute()
  await savePageLinks(tx, stored.id, extractLinkedPageIds(kind.richTexts.get(content).join('')))
  await queueChangedPaths(tx, [kind.pathFor(stored.published.slug || stored.id)], now)
  await emitContentChange(tx, entrySubject(kind, stored.id))
}
