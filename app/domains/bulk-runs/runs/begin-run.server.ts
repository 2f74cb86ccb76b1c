import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { planNewRun } from '../commands.server'
import { keepDataSet } from '../data-sets/commands.server'
import type { KeptTable } from '../data-sets/tables.server'
import { RunIsGone } from '../errors'
import { findRun } from '../queries.server'
import type { RunSources, RunTemplate } from '../run-template'
import { fillingOf } from './filling.server'
import type { RunForm } from './run-form'

interface Beginning {
  form: RunForm
  template: RunTemplate
  table: KeptTable
  /** Whether an AI can be asked. */
  hasAi: boolean
}

/** Begins the run that a form describes, and keeps its table under a name when one is given. Answers the run's id. */
export function beginRun(db: Database, sources: RunSources, by: Actor, { form, template, table, hasAi }: Beginning) {
  const { title, warnAt, refuseAt, mostAsked, updates, dataSetName } = form
  const filling = fillingOf(template, table.columns, form)
  if (!hasAi && Object.keys(filling.instructions).length > 0)
    throw new DomainError('No AI is configured any more.', 409)
  const keyColumn = table.columns.includes(form.keyColumn) ? form.keyColumn : null
  return inTransaction(db, async (tx) => {
    if (updates && !(await findRun(tx, updates))) throw new RunIsGone()
    if (dataSetName) await keepDataSet(tx, by, { name: dataSetName, tableId: table.id })
    const run = { title, template, tableId: table.id, ...filling, mostAsked, keyColumn, warnAt, refuseAt }
    return planNewRun(tx, sources, by, { ...run, ...(updates && { updatesRun: updates }) })
  })
}
