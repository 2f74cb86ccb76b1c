import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isUniqueViolation } from '~/platform/database/unique-violation'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { lockDataTableForShare, markDataTableUnused } from './data-tables.commands.server'
import { DataSetIsGone } from './errors'

const MAX_DATA_SETS = 500

interface NewDataSet {
  /** Of one that is brought back. */
  id?: string
  name: string
  tableId: string
}

/** Keeps a table under a name, to be used again. */
export function createDataSet(db: Database, by: Actor, dataSet: NewDataSet) {
  const { name, tableId } = dataSet
  return withUniqueName(name, () =>
    inTransaction(db, async (tx) => {
      const { count } = await tx
        .selectFrom('dataSets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_DATA_SETS)
        throw new DomainError('The limit of 500 data sets was reached. Delete one first.', 409)
      if (!(await lockDataTableForShare(tx, tableId)))
        throw new DomainError('The table of this data set no longer exists.', 404)
      const saved = await tx
        .insertInto('dataSets')
        .values(dataSet)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!saved) throw new DomainError('This data set has already been restored.', 409)
      const { id } = saved
      await recordAction(tx, by, { action: 'data set.saved', subject: `data-set:${id}`, title: name })
      return id
    }),
  )
}

/** The same, also when there is one of this name: it gets this table. */
export async function upsertDataSet(tx: Database, by: Actor, { name, tableId }: { name: string; tableId: string }) {
  const known = await tx
    .selectFrom('dataSets')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (known) await replaceDataSetTable(tx, by, known.id, tableId)
  else await createDataSet(tx, by, { name, tableId })
}

export function renameDataSet(db: Database, by: Actor, id: string, name: string) {
  return withUniqueName(name, () =>
    inTransaction(db, async (tx) => {
      const before = await lockDataSetForUpdate(tx, id)
      await tx.updateTable('dataSets').set({ name }).where('id', '=', id).execute()
      const change = { before: { name: before.name }, after: { name } }
      await recordAction(tx, by, { action: 'data set.renamed', subject: `data-set:${id}`, title: name, ...change })
    }),
  )
}

/** Puts another table in the place of the one it has; runs that began with that one keep it. */
export function replaceDataSetTable(db: Database, by: Actor, id: string, tableId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { name, tableId: before } = await lockDataSetForUpdate(tx, id)
    await tx.updateTable('dataSets').set({ tableId, updatedAt: now }).where('id', '=', id).execute()
    await markDataTableUnused(tx, before, now)
    await recordAction(tx, by, { action: 'data set.replaced', subject: `data-set:${id}`, title: name })
  })
}

export function deleteDataSet(db: Database, by: Actor, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { name, tableId } = await lockDataSetForUpdate(tx, id)
    await tx.deleteFrom('dataSets').where('id', '=', id).execute()
    await markDataTableUnused(tx, tableId, now)
    await recordAction(tx, by, { action: 'data set.deleted', subject: `data-set:${id}`, title: name })
  })
}

async function lockDataSetForUpdate(tx: Database, id: string) {
  const found = await tx
    .selectFrom('dataSets')
    .select(['name', 'tableId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new DataSetIsGone()
  return found
}

async function withUniqueName<Result>(name: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, 'data_sets_by_name'))
      throw new DomainError(`A data set named “${name}” already exists.`, 409)
    throw error
  }
}
