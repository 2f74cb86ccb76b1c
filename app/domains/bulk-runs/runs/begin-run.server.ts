import type { Actor } from '~/domains/audit/actor'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { planNewRun } from '../commands.server'
import { keepDataSet } from '../data-sets/commands.server'
import type { KeptTable } from '../data-sets/tables.server'
import { RunIsGone } from '../errors'
import { findRun } from '../queries.server'
import type { RunSources, RunTemplate } from '../run-template'
import { columnField, type RunForm } from './run-form'

/** Begins the run that a form describes, and keeps its table under a name when one is given. Answers the run's id. */
export function beginRun(
  db: Database,
  sources: RunSources,
  by: Actor,
  { form, template, table }: { form: RunForm; template: RunTemplate; table: KeptTable },
) {
  const { title, warnAt, refuseAt, updates, dataSetName } = form
  const mapping = mappingFor(template, table, form.mapping)
  const keyColumn = table.columns.includes(form.keyColumn) ? form.keyColumn : null
  return inTransaction(db, async (tx) => {
    if (updates && !(await findRun(tx, updates))) throw new RunIsGone()
    if (dataSetName) await keepDataSet(tx, by, { name: dataSetName, tableId: table.id })
    const run = { title, template, tableId: table.id, mapping, keyColumn, warnAt, refuseAt }
    return planNewRun(tx, sources, by, { ...run, ...(updates && { updatesRun: updates }) })
  })
}

/** What the form says of variables and columns that there are. @throws WrongFields for a variable that nothing can fill */
function mappingFor({ variables }: RunTemplate, { columns }: KeptTable, chosen: Record<string, string>) {
  const known = variables.filter(({ name }) => columns.includes(chosen[name] ?? ''))
  const isFilled = new Set(known.map(({ name }) => name))
  const lacking = variables.filter((one) => one.isRequired && one.default === '' && !isFilled.has(one.name))
  if (lacking.length > 0) {
    const fields = lacking.map(({ name }) => [columnField(name), 'Choose the column that fills this variable.'])
    throw new WrongFields('A variable that every page needs has no column.', Object.fromEntries(fields))
  }
  if (known.length === 0) throw new WrongFields('Choose a column for at least one variable.', {})
  return Object.fromEntries(known.map(({ name }) => [name, chosen[name] ?? '']))
}
