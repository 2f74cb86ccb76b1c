import { readFile } from 'node:fs/promises'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { upsertDataSet } from './data-sets.commands.server'
import { saveDataTable } from './data-tables.commands.server'
import { readPastedTable } from './read-table.server'

/** Brings a CSV file in as a data set, in place of the one of its name. */
export async function importDataSet(db: Database, { name, file }: { name: string; file: string }) {
  const table = await readPastedTable(await readFile(file, 'utf8'))
  await inTransaction(db, async (tx) =>
    upsertDataSet(tx, commandLineActor, { name, tableId: await saveDataTable(tx, table) }),
  )
}
