import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { createAdminApi } from '~/wings/site/admin-api.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { aiSampleForm } from './ai-texts/ai-sample'
import { generateSample } from './ai-texts/generate-sample.server'
import { pauseRun, publishRun, resumeRun, retryAiTexts, startRun, stopRun, undoRun } from './commands.server'
import { dataSetNameForm, newDataSetForm } from './data-set-forms'
import { createDataSet, deleteDataSet, renameDataSet } from './data-sets.commands.server'
import { findDataTable } from './data-tables.commands.server'
import { DataSetIsGone, DataTableIsGone, RunIsGone } from './errors'
import { runActionSchema } from './run-action'
import { findRunTemplate, runDependencies } from './run-dependencies.server'

type SimpleAction = (db: Database, by: Actor, runId: string) => Promise<unknown>

const actions: Record<'make' | 'pause' | 'resume' | 'retry-texts' | 'stop' | 'undo', SimpleAction> = {
  'retry-texts': (db, by, runId) => retryAiTexts(db, runDependencies, by, runId),
  make: (db, by, runId) => startRun(db, runDependencies, by, runId),
  pause: pauseRun,
  resume: (db, by, runId) => resumeRun(db, runDependencies, by, runId),
  stop: stopRun,
  undo: (db, by, runId) => undoRun(db, runDependencies, by, runId),
}

const runId = uuidParam('runId', () => new RunIsGone())
const dataSetId = uuidParam('dataSetId', () => new DataSetIsGone())

export const bulkApi = createAdminApi()
  /** Has the run do something. */
  .post('/runs/:runId/actions', runId, jsonBody(runActionSchema), async (c) => {
    const { db, admin } = c.var
    const [id, asked] = [c.req.param('runId'), c.req.valid('json')]
    if (asked.action === 'publish') await publishRun(db, runDependencies, admin, id, asked)
    else await actions[asked.action](db, admin, id)
    return c.json({})
  })
  /** What the AI writes for one variable of one row, before there is a run. */
  .post('/tables/:tableId/samples', jsonBody(aiSampleForm), async (c) => {
    const { db, admin, siteEnv } = c.var
    const [tableId, form] = [c.req.param('tableId'), c.req.valid('json')]
    const ai = createAiClient(siteEnv)
    if (!ai) throw new DomainError(aiNotConfiguredMessage(siteEnv))
    const table = isUuid(tableId) ? await findDataTable(db, tableId) : undefined
    if (!table) throw new DataTableIsGone()
    const template = await findRunTemplate(db, form.template)
    return c.json(await generateSample(db, admin, { ai, template, table, form, signal: c.req.raw.signal }))
  })
  .patch('/data-sets/:dataSetId', dataSetId, jsonBody(dataSetNameForm), async (c) => {
    await renameDataSet(c.var.db, c.var.admin, c.req.param('dataSetId'), c.req.valid('json').name)
    return c.json({})
  })
  .delete('/data-sets/:dataSetId', dataSetId, async (c) => {
    await deleteDataSet(c.var.db, c.var.admin, c.req.param('dataSetId'))
    return c.json({})
  })
  /** Brings a data set back. */
  .put('/data-sets/:dataSetId', dataSetId, jsonBody(newDataSetForm), async (c) => {
    const id = c.req.param('dataSetId')
    return c.json({ id: await createDataSet(c.var.db, c.var.admin, { ...c.req.valid('json'), id }) })
  })
