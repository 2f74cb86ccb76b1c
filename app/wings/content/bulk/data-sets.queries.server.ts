import type { Database } from '~/platform/database/database.server'

/** The data sets, the last changed first; there are at most 500. */
export function listDataSets(db: Database) {
  return db
    .selectFrom('dataSets')
    .innerJoin('dataTables', 'dataTables.id', 'dataSets.tableId')
    .select(['dataSets.id', 'name', 'tableId', 'columns', 'rowCount', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('dataSets.id')
    .execute()
}

export type ListedDataSet = Awaited<ReturnType<typeof listDataSets>>[number]
