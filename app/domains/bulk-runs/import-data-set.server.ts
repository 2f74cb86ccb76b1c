import { readFile } from 'node:fs/promises'
import { commandLineActor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { upsertDataSet } from './data-sets/commands.server'
import { saveDataTable } from './data-sets/tables.server'
import { readPastedTable } from './table/read-table.server'

/** Brings a CSV file in as a data set, in place of the one of its name. */
export async function importDataSet(db: Database, { name, file }: { name: string; file: string }) {
  const table = await readPastedTable(await readFile(file, 'utf8'))
  await inTransaction(db, async (tx) =>
    upsertDataSet(tx, commandLineActor, { name, tableId: await saveDataTable(tx, table) }),
  )
}
