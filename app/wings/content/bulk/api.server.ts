import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createRunsApi } from '~/kits/runs/runs-api.server'
import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { toStorableText } from '~/platform/text/storable-text'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { aiSampleForm } from './ai-texts/ai-sample'
import { generateSample } from './ai-texts/generate-sample.server'
import { bulkRuns } from './bulk-runs.server'
import { publishRun, retryAiTexts, startMakingPages } from './commands.server'
import { createDataSet, deleteDataSet, renameDataSet } from './data-sets.commands.server'
import { findDataTable } from './data-tables.commands.server'
import { DataSetIsGone, DataTableIsGone } from './errors'
import { publishForm } from './publish-form'
import { findRunTemplate } from './run-dependencies.server'

const name = z
  .string()
  .transform(toStorableText)
  .pipe(z.string().trim().min(1, 'Enter a name.').max(100, 'Use at most 100 characters.'))

const dataSetNameForm = z.object({ name })
const newDataSetForm = z.object({ name, tableId: z.uuid() })

const dataSetId = uuidParam('dataSetId', () => new DataSetIsGone())

export const bulkApi = createAdminApi()
  .route('/runs', createRunsApi(createAdminApi(), bulkRuns))
  .post('/runs/:runId/make', async (c) => {
    await startMakingPages(c.var.db, c.var.admin, c.req.param('runId'))
    return c.json({})
  })
  .post('/runs/:runId/publish', jsonBody(publishForm), async (c) => {
    await publishRun(c.var.db, c.var.admin, c.req.param('runId'), c.req.valid('json'))
    return c.json({})
  })
  .post('/runs/:runId/retry-texts', async (c) => {
    await retryAiTexts(c.var.db, c.var.admin, c.req.param('runId'))
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
