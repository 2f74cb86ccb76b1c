import type { Database } from '~/platform/database/database.server'
import { tableOf, withPieces } from './engine/rows.server'
import type { PieceKind } from './piece-kind.server'

/** How several pieces stand, by id; those that are gone are missing. `isHeld`: until the end of the transaction. */
export async function findPieceStates(
  db: Database,
  kind: Pick<PieceKind, 'table'>,
  ids: string[],
  { isHeld = false } = {},
) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await withPieces(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', 'revision', 'contentRevision', 'publishedAt', 'deletedAt'])
    .where('id', 'in', ids)
    .$if(isHeld, (query) => query.forUpdate())
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type PieceState = Awaited<ReturnType<typeof findPieceStates>> extends Map<string, infer State> ? State : never
