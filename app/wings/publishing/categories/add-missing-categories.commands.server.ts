import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { categorizedTables } from './categorized-tables'
import { categoryKinds } from './category'
import { importCategories } from './import-categories.commands.server'

/** Makes a category of every slug that content names and no category has, as content of older archives does. */
export function addMissingCategories(db: Database) {
  return inTransaction(db, async (tx) => {
    for (const kind of categoryKinds) {
      const { rows } = await sql<{ slug: string }>`
        select distinct category as slug from ${sql.table(categorizedTables[kind].table)} as entry
        where category <> '' and not exists (
          select 1 from categories where kind = ${kind} and slug = entry.category and deleted_at is null)
        order by category`.execute(tx)
      await importCategories(tx, kind, rows)
    }
  })
}
