import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { conflictResponse } from '~/kits/editing/conflict-response.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { MAX_MARKUP_LENGTH } from '~/wings/web/seo/seo-record'
import { pageSettingsChangesSchema } from './page-settings-change-schema.server'
import { pageSettingsSchema } from './page-settings-schema.server'
import { readPagePathParam } from './read-page-path-param.server'
import { saveManyPageSettings } from './save-many-page-settings.commands.server'
import { savePageSettings } from './save-page-settings.commands.server'

const pageSettingsForm = z.object({ settings: pageSettingsSchema, basedOn: z.coerce.date().nullable() })
// markup of 100,000 characters of any script, and room for the rest
const MAX_PAGE_BYTES = 4 * MAX_MARKUP_LENGTH
const MAX_TABLE_BYTES = 1024 * 1024

export const pageSettingsApi = createAdminApi()
  /** Says what search engines are told of the page at `?path`; when somebody did meanwhile, the answer is 409 with that. */
  .put('/', jsonBody(pageSettingsForm, MAX_PAGE_BYTES), async (c) => {
    const path = readPagePathParam(new URL(c.req.url))
    const saved = await savePageSettings(c.var.db, c.var.admin, { path, ...c.req.valid('json') })
    if (!('current' in saved)) return c.json(saved)
    return conflictResponse(c, 'Someone else saved these settings after you opened them.', saved)
  })
  /** Changes the settings of many pages; those that somebody has saved meanwhile are left alone, and named. */
  .put('/table', jsonBody(pageSettingsChangesSchema, MAX_TABLE_BYTES), async (c) => {
    return c.json(await saveManyPageSettings(c.var.db, c.var.admin, c.req.valid('json').pages))
  })
