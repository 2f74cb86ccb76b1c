import { jsonBody } from '~/kits/api/api.server'
import { conflictResponse } from '~/kits/editing/conflict-response.server'
import { DomainError } from '~/platform/errors/errors'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { saveTitleTemplateIfUnchanged } from './commands.server'
import { findTitleTemplates } from './queries.server'
import { titleTemplateKinds } from './title-template'
import { titleTemplateSchema } from './title-template-form.server'

export const titleTemplatesApi = createAdminApi()
  /** The pattern of the kind at `?kind`. */
  .get('/', async (c) => {
    const kind = titleTemplateKinds.find((known) => known === c.req.query('kind'))
    if (!kind) throw new DomainError('Unknown page type.', 404)
    const templates = await findTitleTemplates(c.var.db)
    return c.json(templates[kind])
  })
  /** Says how pages of a kind are called; when somebody did meanwhile, the answer is 409 with their pattern. */
  .put('/', jsonBody(titleTemplateSchema), async (c) => {
    const saved = await saveTitleTemplateIfUnchanged(c.var.db, c.var.admin, c.req.valid('json'))
    if (!('current' in saved)) return c.json(saved)
    return conflictResponse(c, 'This template was changed since you opened it.', saved)
  })
