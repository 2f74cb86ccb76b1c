import { sql } from 'kysely'
import { addressesChanged } from '~/domains/crawlers/changed-addresses.server'
import { noteLinks, registerPage } from '~/domains/pages/commands.server'
import { linkedPages } from '~/domains/pages/links.server'
import { moveSettings, saveSearchFields } from '~/domains/seo/search-fields.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'
import { subjectOf, tableOf, withPieces } from './rows.server'
import { type StoredPiece, slugOf } from './stored-piece.server'

interface RowState<Content extends PieceContent> {
  content: Content
  publishedAt: Date | null
  contentRevision: number
}

/**
 * Makes the row say this, and brings along what hangs on it: settings under its address, and every page that shows the
 * piece.
 */
export async function writeRow<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  stored: StoredPiece<Content>,
  { content, publishedAt, contentRevision }: RowState<Content>,
  now = new Date(),
) {
  const slug = slugOf(stored.id, content)
  await withPieces(tx)
    .updateTable(tableOf(kind))
    .set({ ...kind.columnsOf(content), slug, publishedAt, contentRevision, updatedAt: now })
    .where('id', '=', stored.id)
    .execute()
  const [from, to] = [kind.pathOf(slugOf(stored.id, stored.row)), kind.pathOf(slug)]
  if (from !== to) await moveSettings(tx, from, to)
  await saveSearchFields(tx, to, content.seo, now)
  await registerPage(tx, { id: stored.id, kind: kind.name, path: to, title: content.title, publishedAt }, now)
  await addressesChanged(tx, [...(isOut(stored, now) ? [from] : []), ...(isOut({ publishedAt }, now) ? [to] : [])], now)
  await noteLinks(tx, stored.id, linkedPages(kind.texts.of(content).join('')))
  if (stored.publishedAt || publishedAt) await contentChanged(tx, kind.listTag, subjectOf(kind, stored.id))
}

function isOut({ publishedAt }: { publishedAt: Date | null }, now: Date) {
  return publishedAt !== null && publishedAt <= now
}

/** Makes an empty row, for a save to fill. False when somebody else has just made it. */
export async function createRow(tx: Database, kind: PieceKind, pieceId: string, now: Date) {
  const made = await withPieces(tx)
    .insertInto(tableOf(kind))
    .values({ ...kind.columnsOf(kind.empty), id: pieceId, slug: pieceId, createdAt: now, updatedAt: now, savedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Two who want one address at the same moment come one after the other; several are locked in one order. */
export async function lockSlugs(tx: Database, { name }: Pick<PieceKind, 'name'>, slugs: string[]) {
  const locks = [...slugs].sort().map((slug) => `slug of a ${name}: ${slug}`)
  await sql`select pg_advisory_xact_lock(hashtextextended(lock, 0)) from unnest(${locks}::text[]) as lock`.execute(tx)
}
