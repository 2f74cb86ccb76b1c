import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { saveDataTable } from './data-tables.commands.server'
import { DataSetIsGone } from './errors'
import { readPastedTable, readTableFile } from './read-table.server'
import type { TableForm } from './table-form'

/** Keeps the table of a form. Answers its id. @throws TableError, DataSetIsGone */
export async function saveSubmittedTable(
  db: Database,
  { from, file, cells, dataSet }: Pick<TableForm, 'from' | 'file' | 'cells' | 'dataSet'>,
): Promise<string> {
  if (from === 'data-set') return findDataSetTableId(db, dataSet ?? '')
  const table = from === 'file' && file ? await readTableFile(file) : await readPastedTable(cells)
  return inTransaction(db, (tx) => saveDataTable(tx, table))
}

async function findDataSetTableId(db: Database, dataSetId: string) {
  const found = await db.selectFrom('dataSets').select('tableId').where('id', '=', dataSetId).executeTakeFirst()
  if (!found) throw new DataSetIsGone()
  return found.tableId
}
