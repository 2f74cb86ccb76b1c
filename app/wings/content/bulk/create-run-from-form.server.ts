import { RunNotFound } from '~/kits/runs/errors'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { createRun } from './commands.server'
import { upsertDataSet } from './data-sets.commands.server'
import type { StoredDataTable } from './data-tables.commands.server'
import { findRun } from './queries.server'
import type { RunForm } from './run-form'
import type { RunTemplate } from './run-template'
import { resolveVariableSources } from './variable-sources.server'

interface RunSubmission {
  form: RunForm
  template: RunTemplate
  table: StoredDataTable
  /** Whether an AI can be asked. */
  hasAi: boolean
}

/** Begins the run that a form describes, and keeps its table under a name when one is given. Answers the run's id. */
export function createRunFromForm(db: Database, by: Actor, { form, template, table, hasAi }: RunSubmission) {
  const { title, warnThreshold, refuseThreshold, maxAiRequests, updates, dataSetName } = form
  const filling = resolveVariableSources(template, table.columns, form)
  if (!hasAi && Object.keys(filling.instructions).length > 0) throw new DomainError('AI is not configured.', 409)
  const keyColumn = table.columns.includes(form.keyColumn) ? form.keyColumn : null
  return inTransaction(db, async (tx) => {
    if (updates && !(await findRun(tx, updates))) throw new RunNotFound('run')
    if (dataSetName) await upsertDataSet(tx, by, { name: dataSetName, tableId: table.id })
    const run = {
      title,
      template,
      tableId: table.id,
      ...filling,
      maxAiRequests,
      keyColumn,
      warnThreshold,
      refuseThreshold,
    }
    return createRun(tx, by, { ...run, ...(updates && { updatesRunId: updates }) })
  })
}
