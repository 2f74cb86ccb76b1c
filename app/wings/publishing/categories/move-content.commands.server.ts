import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { categorizedTables } from './categorized-tables'
import type { CategoryKind } from './category'

interface Move {
  from: string
  to: string
  /** The category that is deleted: what was in it is noted for its return. */
  categoryId?: string
}

/**
 * Gives everything in a category another one and answers how much that was. Nothing else of it changes, so it is no
 * revision; drafts, older revisions and open editors go on to say the earlier slug, which `withCurrentCategory` reads.
 */
export async function moveContent(tx: Database, kind: CategoryKind, { from, to, categoryId }: Move) {
  const table = sql.table(categorizedTables[kind].table)
  if (categoryId) {
    await sql`
      insert into category_moves (category_id, entry_id, moved_to)
      select ${categoryId}::uuid, id, ${to} from ${table} where category = ${from}`.execute(tx)
  }
  const { numAffectedRows = 0n } = await sql`update ${table} set category = ${to} where category = ${from}`.execute(tx)
  return Number(numAffectedRows)
}

/** Brings back what `moveContent` moved when the category was deleted, where nobody has moved it since. */
export async function returnMovedContent(
  tx: Database,
  kind: CategoryKind,
  { categoryId, slug }: { categoryId: string; slug: string },
) {
  await sql`
    update ${sql.table(categorizedTables[kind].table)} as entry set category = ${slug} from category_moves as moved
    where moved.category_id = ${categoryId}::uuid and moved.entry_id = entry.id
      and entry.category = moved.moved_to`.execute(tx)
  await tx.deleteFrom('categoryMoves').where('categoryId', '=', categoryId).execute()
}
