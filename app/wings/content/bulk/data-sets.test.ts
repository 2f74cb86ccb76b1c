import { randomUUID } from 'node:crypto'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { bulkApi } from './api.server'
import { createDataSet, deleteDataSet, renameDataSet, upsertDataSet } from './data-sets.commands.server'
import { listDataSets } from './data-sets.queries.server'
import { deleteUnusedDataTables, findDataTable, findDataTableRows, saveDataTable } from './data-tables.commands.server'
import { saveSubmittedTable } from './save-submitted-table.commands.server'

const dataSetAction = endpoint(bulkApi, '/data-sets/:dataSetId')

const aTable = (count: number) => ({
  columns: ['n', 'double'],
  rows: Array.from({ length: count }, (_, n) => [String(n + 1), String(2 * (n + 1))]),
})

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)

test('a table is kept in pieces and read from any row to any row', async ({ db }) => {
  const id = await saveDataTable(db, aTable(450))
  expect(await findDataTable(db, id)).toEqual({ id, columns: ['n', 'double'], rowCount: 450 })
  for (const [from, to] of [
    [1, 1],
    [150, 260],
    [199, 201],
    [449, 600],
  ] as const) {
    const rows = await findDataTableRows(db, id, from, to)
    const wanted = aTable(450).rows.slice(from - 1, to)
    expect(rows).toEqual(wanted.map((cells, offset) => ({ position: from + offset, cells })))
  }
})

test('a data set is saved, renamed, given another table and deleted; no two have one name', async ({ db }) => {
  const [first, second] = [await saveDataTable(db, aTable(1)), await saveDataTable(db, aTable(2))]
  const id = await createDataSet(db, testAdmin, { name: 'Towns', tableId: first })
  await expect(createDataSet(db, testAdmin, { name: 'TOWNS', tableId: second })).rejects.toThrow(
    'A data set named “TOWNS” already exists.',
  )
  await upsertDataSet(db, testAdmin, { name: 'towns', tableId: second })
  expect(await listDataSets(db)).toEqual([expect.objectContaining({ id, name: 'Towns', tableId: second, rowCount: 2 })])
  expect(await saveSubmittedTable(db, { from: 'data-set', dataSet: id, cells: '' })).toBe(second)
  await renameDataSet(db, testAdmin, id, 'Cities')
  await deleteDataSet(db, testAdmin, id)
  expect(await listDataSets(db)).toEqual([])
  await expect(renameDataSet(db, testAdmin, id, 'Gone')).rejects.toThrow('This data set no longer exists.')
  const actions = await db.selectFrom('auditEntries').select('action').orderBy('happenedAt').execute()
  expect(actions.map(({ action }) => action).sort()).toEqual([
    ...['data set.deleted', 'data set.renamed', 'data set.replaced', 'data set.saved'],
  ])
})

test('a table that was only looked at goes after a day, one that has a name stays', async ({ db }) => {
  const [kept, looked] = [await saveDataTable(db, aTable(1)), await saveDataTable(db, aTable(1))]
  await createDataSet(db, testAdmin, { name: 'Kept', tableId: kept })
  await deleteUnusedDataTables(db, new Date(Date.now() - 60_000))
  expect(await findDataTable(db, looked)).toBeDefined()
  await deleteUnusedDataTables(db, tomorrow())
  expect(await findDataTable(db, looked)).toBeUndefined()
  expect(await findDataTable(db, kept)).toBeDefined()
})

test('the table of a deleted data set stays for a day, so that it can be brought back', async ({ db }) => {
  const tableId = await saveDataTable(db, aTable(1))
  const id = await createDataSet(db, testAdmin, { name: 'Old', tableId })
  await db
    .updateTable('dataTables')
    .set({ unusedSince: new Date('2026-01-01') })
    .execute()
  await deleteDataSet(db, testAdmin, id)
  await deleteUnusedDataTables(db, new Date(Date.now() - 60_000))
  expect(await findDataTable(db, tableId)).toBeDefined()
  await createDataSet(db, testAdmin, { id, name: 'Old', tableId })
  await expect(createDataSet(db, testAdmin, { id, name: 'Older', tableId })).rejects.toThrow('already been restored')
  await expect(createDataSet(db, testAdmin, { name: 'No rows', tableId: randomUUID() })).rejects.toMatchObject({
    status: 404,
  })
})

test('what is asked of a data set that is not there is answered with a sentence', async ({ db }) => {
  const ask = (dataSetId: string, json: unknown, method = 'PATCH') => {
    return callAsAdmin(dataSetAction, db, { params: { dataSetId }, method, json })
  }
  const id = await createDataSet(db, testAdmin, { name: 'Towns', tableId: await saveDataTable(db, aTable(1)) })
  expect((await ask(id, { name: ' ' })).status).toBe(422)
  expect((await ask(id, { name: 'Cities' })).status).toBe(200)
  expect((await ask('nonsense', { name: 'x' })).status).toBe(404)
  const [{ tableId } = { tableId: '' }] = await listDataSets(db)
  await deleteDataSet(db, testAdmin, id)
  expect((await ask(id, { name: 'Cities', tableId }, 'PUT')).status).toBe(200)
  expect(await listDataSets(db)).toEqual([expect.objectContaining({ id, name: 'Cities', tableId })])
  expect((await ask(id, undefined, 'POST')).status).toBe(405)
})
