import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { withCurrentCategory } from '~/wings/publishing/categories/current-category.queries.server'
import { queueChangedPaths } from '~/wings/web/crawlers/index-now-queue.commands.server'
import { registerPage, savePageLinks } from '~/wings/web/pages/commands.server'
import { extractLinkedPageIds } from '~/wings/web/pages/page-links.queries.server'
import { moveSeoSettings, saveSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { entrySubject, type StoredEntry, storedSlug, tableNameFor, withEntryTable } from './stored-entry.queries.server'

interface EntryRowState<Content extends EntryContent> {
  content: Content
  publishedAt: Date | null
  contentRevision: number
}

/**
 * Makes the row say this, and brings along what hangs on it: settings under its address, and every page that shows the
 * piece.
 */
export async function updateEntryRow<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  stored: StoredEntry<Content>,
  { publishedAt, contentRevision, ...state }: EntryRowState<Content>,
  now = new Date(),
) {
  const content = await withCurrentCategory(tx, kind.name, state.content)
  const slug = storedSlug(stored.id, content)
  await withEntryTable(tx)
    .updateTable(tableNameFor(kind))
    .set({ ...kind.toColumns(content), slug, publishedAt, contentRevision, updatedAt: now })
    .where('id', '=', stored.id)
    .execute()
  const [from, to] = [kind.pathFor(storedSlug(stored.id, stored.published)), kind.pathFor(slug)]
  if (from !== to) await moveSeoSettings(tx, from, to)
  await saveSearchAppearance(tx, to, content.seo, now)
  await registerPage(tx, { id: stored.id, kind: kind.name, path: to, title: content.title, publishedAt }, now)
  await queueChangedPaths(
    tx,
    [...(isPubliclyVisible(stored, now) ? [from] : []), ...(isPubliclyVisible({ publishedAt }, now) ? [to] : [])],
    now,
  )
  await savePageLinks(tx, stored.id, extractLinkedPageIds(kind.richTexts.get(content).join('')))
  if (stored.publishedAt || publishedAt) await emitContentChange(tx, kind.listTag, entrySubject(kind, stored.id))
}

function isPubliclyVisible({ publishedAt }: { publishedAt: Date | null }, now: Date) {
  return publishedAt !== null && publishedAt <= now
}

/** Makes an empty row, for a save to fill. False when somebody else has just made it. */
export async function createEntryRow(tx: Database, kind: EntryType, entryId: string, now: Date) {
  const made = await withEntryTable(tx)
    .insertInto(tableNameFor(kind))
    .values({
      ...kind.toColumns(kind.emptyContent),
      id: entryId,
      slug: entryId,
      createdAt: now,
      updatedAt: now,
      savedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Two who want one address at the same moment come one after the other; several are locked in one order. */
export async function lockSlugs(tx: Database, { name }: Pick<EntryType, 'name'>, slugs: string[]) {
  const locks = [...slugs].sort().map((slug) => `slug of a ${name}: ${slug}`)
  await sql`select pg_advisory_xact_lock(hashtextextended(lock, 0)) from unnest(${locks}::text[]) as lock`.execute(tx)
}
