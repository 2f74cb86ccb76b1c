import type { Database } from '~/platform/database/database.server'
import { tableOf, withPieces } from './engine/rows.server'
import { fromJson } from './engine/stored-piece.server'
import { emptySeo, type PieceContent } from './piece'
import type { PieceKind } from './piece-kind.server'

/** What visitors read of these pieces, by id; without its search fields, which belong to its page. */
export async function findPublicContents<Content extends PieceContent>(
  db: Database,
  kind: PieceKind<Content>,
  ids: string[],
  now = new Date(),
): Promise<Map<string, Content>> {
  if (ids.length === 0) return new Map()
  const rows = await withPieces(db)
    .selectFrom(tableOf(kind))
    .select(['id', `${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['id', 'slug'])
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  return new Map(rows.map(({ id, ...columns }) => [id, fromJson(kind, { ...columns, seo: emptySeo })]))
}
