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
 * Gives everything in a category, drafts among it, another one. Nothing else of it changes, so it is no revision: what an
 * open editor still says is read by the earlier slug. Answers how many rows were moved.
 */
export async function moveContent(tx: Database, kind: CategoryKind, { from, to, categoryId }: Move) {
  const table = sql.table(categorizedTables[kind].table)
  if (categoryId) {
    await sql`
      insert into category_moves (category_id, entry_id, moved_to)
      select ${categoryId}, id, ${to} from ${table} where category = ${from}
      union select ${categoryId}, entry_id, ${to} from entry_drafts
        where content ->> 'category' = ${from} and entry_id in (select id from ${table})
      on conflict do nothing`.execute(tx)
  }
  const { numAffectedRows = 0n } = await sql`update ${table} set category = ${to} where category = ${from}`.execute(tx)
  await sql`
    update entry_drafts set content = jsonb_set(content, '{category}', to_jsonb(${to}::text))
    where content ->> 'category' = ${from} and entry_id in (select id from ${table})`.execute(tx)
  return Number(numAffectedRows)
}

/** Brings back what `moveContent` moved when the category was deleted, where nobody has moved it since. */
export async function returnMovedContent(
  tx: Database,
  kind: CategoryKind,
  { categoryId, slug }: { categoryId: string; slug: string },
) {
  const table = sql.table(categorizedTables[kind].table)
  await sql`
    update ${table} as entry set category = ${slug} from category_moves as moved
    where moved.category_id = ${categoryId} and moved.entry_id = entry.id and entry.category = moved.moved_to`.execute(
    tx,
  )
  await sql`
    update entry_drafts as draft set content = jsonb_set(content, '{category}', to_jsonb(${slug}::text))
    from category_moves as moved
    where moved.category_id = ${categoryId} and moved.entry_id = draft.entry_id
      and draft.content ->> 'category' = moved.moved_to`.execute(tx)
  await tx.deleteFrom('categoryMoves').where('categoryId', '=', categoryId).execute()
}
