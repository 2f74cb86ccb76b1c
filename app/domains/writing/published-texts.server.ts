import type { Database } from '~/platform/database/database.server'
import { tableOf, withPieces } from './engine/rows.server'
import { fromJson } from './engine/stored-piece.server'
import { emptySeo, type PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** A piece as visitors read it. Its search fields are left empty: they stand elsewhere. */
export interface PublishedPiece<Content extends PieceContent = PieceContent> {
  id: string
  path: string
  revision: number
  hasUnpublishedChanges: boolean
  content: Content
}

/** The public pieces of one kind after an id, at most `limit`, or those of these ids; in the order of their ids. */
export async function readPublished<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  { after, limit, ids }: { after?: string; limit?: number; ids?: string[] },
  now = new Date(),
): Promise<PublishedPiece<Content>[]> {
  if (ids?.length === 0) return []
  const rows = await withPieces(db)
    .selectFrom(`${tableOf(kind)} as piece`)
    .select(['piece.id', 'revision', 'contentRevision'])
    .select([`${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['slug'])
    .where('publishedAt', '<=', now)
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('piece.id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('piece.id', '>', after ?? ''))
    .orderBy('piece.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ id, revision, contentRevision, ...columns }) => ({
    id,
    revision,
    path: kind.pathOf(columns.slug),
    hasUnpublishedChanges: contentRevision < revision,
    content: fromJson(kind, { ...columns, slug: columns.slug === id ? '' : columns.slug, seo: emptySeo }),
  }))
}
