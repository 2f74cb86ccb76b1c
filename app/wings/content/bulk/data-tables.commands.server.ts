import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import type { ParsedTable } from './table'

const ROWS_PER_CHUNK = 200

/** Keeps a table as it is, for good. Answers its id. */
export async function saveDataTable(tx: Database, { columns, rows }: ParsedTable): Promise<string> {
  const { id } = await tx
    .insertInto('dataTables')
    .values({ columns, rowCount: rows.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_CHUNK))
    await tx
      .insertInto('dataTableChunks')
      .values({ tableId: id, firstRow: start + 1, rows: chunk })
      .execute()
    await breathe()
  }
  return id
}

export interface StoredDataTable {
  id: string
  columns: string[]
  rowCount: number
}

export function findDataTable(db: Database, id: string): Promise<StoredDataTable | undefined> {
  return db.selectFrom('dataTables').select(['id', 'columns', 'rowCount']).where('id', '=', id).executeTakeFirst()
}

/** Keeps a table until the end of the transaction. False when it has gone. */
export async function lockDataTableForShare(tx: Database, id: string) {
  const table = tx.selectFrom('dataTables').select('id').where('id', '=', id)
  return (await table.forKeyShare().executeTakeFirst()) !== undefined
}

/** Some rows of a table by their numbers, from 1 on; both ends are included. */
export async function findDataTableRows(db: Database, tableId: string, from: number, to: number) {
  const chunks = await db
    .selectFrom('dataTableChunks')
    .select(['firstRow', 'rows'])
    .where('tableId', '=', tableId)
    .where('firstRow', '>', from - ROWS_PER_CHUNK)
    .where('firstRow', '<=', to)
    .orderBy('firstRow')
    .execute()
  return chunks.flatMap(({ firstRow, rows }) =>
    (rows as string[][]).flatMap((cells, offset) => {
      const position = firstRow + offset
      return position >= from && position <= to ? [{ position, cells }] : []
    }),
  )
}

/** A data set that goes or gets another table leaves its own behind, and has a day to be brought back. */
export async function markDataTableUnused(tx: Database, id: string, now: Date) {
  await tx.updateTable('dataTables').set({ unusedSince: now }).where('id', '=', id).execute()
}

/** Deletes tables that neither a run nor a data set has needed since that moment. */
export async function deleteUnusedDataTables(tx: Database, olderThan: Date) {
  await tx
    .deleteFrom('dataTables')
    .where('unusedSince', '<', olderThan)
    .where((from) =>
      from.and([
        from.not(from.exists(from.selectFrom('dataSets').select('id').whereRef('tableId', '=', 'dataTables.id'))),
        from.not(from.exists(from.selectFrom('bulkRuns').select('id').whereRef('tableId', '=', 'dataTables.id'))),
      ]),
    )
    .execute()
}
