import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { RevisionNotFound } from '~/wings/publishing/writing/errors'
import { parseRevisionNumber } from '~/wings/publishing/writing/parse-revision-number'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { duplicateTemplate, saveTemplate, setTemplatesTrashed } from './commands.server'
import { TemplateIsGone } from './errors'
import { generateDraft } from './generate-draft.commands.server'
import { templatePreviewForm } from './preview-form'
import { previewTemplate } from './preview-template.server'
import { findTemplateRevision, listTemplateRevisions } from './queries.server'
import { sampleRowSchema, saveTemplateForm } from './template-form'

const MAX_ROW_BYTES = 1024 * 1024

const draftForm = z.object({ id: z.uuid(), row: sampleRowSchema })
const templateId = uuidParam('templateId', () => new TemplateIsGone())
const ofRevision = uuidParam('templateId', () => new RevisionNotFound())

export const templatesApi = createAdminApi()
  /** What a template in the making gives for its sample rows. Nothing is kept. */
  .post('/preview', jsonBody(templatePreviewForm, MAX_ENTRY_BYTES), async (c) => {
    return c.json({ rows: await previewTemplate(c.var.db, c.req.valid('json')) })
  })
  /** Puts templates into the trash, or takes them out; both answer which ones were not there already. */
  .post('/trash', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await setTemplatesTrashed(c.var.db, c.var.admin, c.req.valid('json').ids, new Date()) })
  })
  .delete('/trash', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await setTemplatesTrashed(c.var.db, c.var.admin, c.req.valid('json').ids, null) })
  })
  /** Stores a template; when somebody saved it meanwhile, the answer is 409 with their version. */
  .put('/:templateId', jsonBody(saveTemplateForm, MAX_ENTRY_BYTES), templateId, async (c) => {
    const { basedOn, ...form } = c.req.valid('json')
    return c.json(await saveTemplate(c.var.db, c.var.admin, c.req.param('templateId'), { basedOn, form }))
  })
  /** Makes a template with the same words. */
  .post('/:templateId/copy', templateId, async (c) => {
    return c.json({ id: await duplicateTemplate(c.var.db, c.var.admin, c.req.param('templateId')) })
  })
  /** Makes a draft of the template and the values that came. */
  .post('/:templateId/drafts', jsonBody(draftForm, MAX_ROW_BYTES), async (c) => {
    return c.json(await generateDraft(c.var.db, c.var.admin, c.req.param('templateId'), c.req.valid('json')))
  })
  /** The saves that are kept of a template, newest first. */
  .get('/:templateId/revisions', templateId, async (c) => {
    return c.json({ revisions: await listTemplateRevisions(c.var.db, c.req.param('templateId')) })
  })
  /** One save of a template, whole. */
  .get('/:templateId/revisions/:revision', ofRevision, async (c) => {
    const revision = parseRevisionNumber(c.req.param('revision'))
    const state = revision && (await findTemplateRevision(c.var.db, c.req.param('templateId'), revision))
    if (!state) throw new RevisionNotFound()
    return c.json({ state })
  })
