import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { registerNewPages } from '~/domains/pages/commands.server'
import { saveSearchFields } from '~/domains/seo/search-fields.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { announceLater } from './engine/announce-publication.server'
import { cleanContent, flagsOf } from './engine/clean-content.server'
import { notePictures } from './engine/picture-uses.server'
import { subjectOf, tableOf, withPieces } from './engine/rows.server'
import { slugOf } from './engine/stored-piece.server'
import { emptySeo, type PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** A piece that comes from elsewhere, with its dates. */
export interface IncomingPiece<Content extends PieceContent> {
  id: string
  content: Content
  publishedAt: Date | null
  createdAt: Date
  /** What in it looked like an attempt to run something. */
  flags: string[]
  /** Columns that say something else than the content would. */
  columns?: object
}

/** What may be stored of content that comes from elsewhere, or sentences about why nothing may. */
export function acceptContent<Content extends PieceContent>(kind: PieceKind<Content>, given: Content) {
  const parsed = kind.schema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message }) => message) }
  return { content: cleanContent(kind, parsed.data), flags: flagsOf(parsed.data) }
}

/** Which of these addresses pieces of this kind have, the trash included. */
export async function findTakenSlugs(db: Database, kind: Pick<PieceKind, 'table'>, slugs: string[]) {
  if (slugs.length === 0) return []
  return withPieces(db).selectFrom(tableOf(kind)).select(['slug', 'id']).where('slug', 'in', slugs).execute()
}

// one statement with more text than this keeps the embedded database from answering others
const MOST_ROWS = 25

/** Adds pieces that nobody here knows, as part of `tx`; their slugs must be free. */
export async function addPieces<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  pieces: IncomingPiece<Content>[],
  now = new Date(),
) {
  for (let start = 0; start < pieces.length; start += MOST_ROWS) {
    const rows = pieces.slice(start, start + MOST_ROWS).map(({ id, content, publishedAt, createdAt, columns }) => ({
      ...{ ...kind.columnsOf(content), ...columns, id, slug: slugOf(id, content) },
      ...{ publishedAt, createdAt, updatedAt: now, savedAt: now },
    }))
    await withPieces(tx).insertInto(tableOf(kind)).values(rows).execute()
  }
  const pages = pieces.map(({ id, content, publishedAt }) => ({
    ...{ id, kind: kind.name, path: kind.pathOf(slugOf(id, content)), title: content.title, publishedAt },
  }))
  await registerNewPages(tx, pages, now)
  for (const piece of pieces) await noteNew(tx, kind, by, piece, now)
  if (pieces.some(({ publishedAt }) => publishedAt)) await contentChanged(tx, kind.listTag)
}

async function noteNew<Content extends PieceContent>(
  tx: Database,
  kind: PieceKind<Content>,
  by: Actor,
  { id, content, publishedAt, flags }: IncomingPiece<Content>,
  now: Date,
) {
  if (Object.entries(content.seo).some(([name, value]) => value !== emptySeo[name as keyof typeof emptySeo])) {
    await saveSearchFields(tx, kind.pathOf(slugOf(id, content)), content.seo, now)
  }
  if (showsPictures(kind, content)) await notePictures(tx, kind, id)
  const done = { action: `${kind.name}.imported`, subject: subjectOf(kind, id), title: content.title, flags }
  await recordAction(tx, by, { ...done, after: { slug: content.slug, publishedAt } })
  await announceLater(tx, kind, id, publishedAt, now)
}

function showsPictures<Content extends PieceContent>(kind: PieceKind<Content>, content: Content) {
  const inFields = Object.values(kind.picturesOf(content)).flat()
  return inFields.length > 0 || kind.texts.of(content).some((html) => html.includes('/media/'))
}
