import { momentText } from '~/platform/archive/moment.server'
import type { Database } from '~/platform/database/database.server'
import { tableOf, withPieces } from '../engine/rows.server'
import { fromJson } from '../engine/stored-piece.server'
import { emptySeo, type PieceContent } from '../piece'
import type { PieceArchive } from '../piece-archive.server'
import type { PieceState } from './piece-state'

// a text has up to 4 MB, and as much again beside it
const AT_ONCE = 25

/** The pieces after an id, or those with these ids, in the order of their ids. */
export async function readStates<Content extends PieceContent>(
  db: Database,
  { kind, kept }: Pick<PieceArchive<Content>, 'kind' | 'kept'>,
  { after, ids }: { after?: string; ids?: string[] },
): Promise<PieceState<Content>[]> {
  if (ids?.length === 0) return []
  const rows = await withPieces(db)
    .selectFrom(`${tableOf(kind)} as piece`)
    .leftJoin('pieceDrafts', 'pieceDrafts.pieceId', 'piece.id')
    .select(['piece.id', `${kind.titleColumn} as title`, ...kind.columns, ...Object.keys(kept)] as unknown as readonly [
      'slug',
    ])
    .select([
      momentText('piece.createdAt').as('createdAt'),
      momentText('piece.updatedAt').as('updatedAt'),
      momentText('piece.savedAt').as('savedAt'),
      momentText('publishedAt').$castTo<string | null>().as('publishedAt'),
      momentText('deletedAt').$castTo<string | null>().as('deletedAt'),
    ])
    .select(['pieceDrafts.content as draft', momentText('pieceDrafts.savedAt').as('draftSavedAt')])
    .$if(ids !== undefined, (query) => query.where('piece.id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('piece.id', '>', after ?? ''))
    .orderBy('piece.id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
  return rows.map((row) => {
    const { createdAt, updatedAt, savedAt, publishedAt, deletedAt, draft, draftSavedAt, ...columns } = row
    const { id, ...values } = columns as unknown as { id: string } & Record<string, string | number | null>
    const names = Object.keys(kept)
    const content = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
    return {
      id,
      createdAt,
      updatedAt,
      savedAt,
      publishedAt,
      deletedAt,
      content: fromJson(kind, { ...content, slug: values.slug === id ? '' : values.slug, seo: emptySeo }),
      kept: Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
      draft: draft ? { content: fromJson(kind, draft), savedAt: draftSavedAt } : null,
    }
  })
}
