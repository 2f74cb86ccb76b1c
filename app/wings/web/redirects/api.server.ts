import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { idListSchema, MAX_IDS } from '~/platform/forms/id-list-schema'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { removeRedirects, restoreRedirects } from './commands.server'
import { ignoreNotFoundUrls, unignoreNotFoundUrls } from './not-found.commands.server'
import { isValidTarget } from './redirect-form'
import { GONE, redirectStatuses } from './redirect-status'

const MAX_FROM_LENGTH = 500
const MAX_TO_LENGTH = 2_000

const removedRedirect = z
  .object({
    id: z.uuid(),
    fromPath: z.string().startsWith('/').max(MAX_FROM_LENGTH),
    toPage: z.uuid().nullable(),
    toPath: z.string().max(MAX_TO_LENGTH).refine(isValidTarget).nullable(),
    status: z.int().refine((status) => redirectStatuses.some((known) => known === status)),
    isAutomatic: z.boolean(),
    hits: z.int32().min(0),
    lastHitAt: z.coerce.date().nullable(),
  })
  .refine(({ toPage, toPath, status }) => [toPage, toPath].filter(Boolean).length === (status === GONE ? 0 : 1))

const removalForm = z.object({ redirects: z.array(removedRedirect).min(1).max(MAX_IDS) })
// a character takes up to three bytes, and what else is known of a redirect fits into 500
const MAX_REMOVAL_BYTES = MAX_IDS * (3 * (MAX_FROM_LENGTH + MAX_TO_LENGTH) + 500)

export const redirectsApi = createAdminApi()
  /** Removes redirects and answers them; DELETE brings such an answer back. */
  .post('/removal', jsonBody(idListSchema), async (c) => {
    return c.json({ redirects: await removeRedirects(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .delete('/removal', jsonBody(removalForm, MAX_REMOVAL_BYTES), async (c) => {
    await restoreRedirects(c.var.db, c.var.admin, c.req.valid('json').redirects)
    return c.json(c.req.valid('json'))
  })
  /** Hides missing addresses from the list; DELETE shows them again. */
  .post('/ignored-urls', jsonBody(idListSchema), async (c) => {
    await ignoreNotFoundUrls(c.var.db, c.req.valid('json').ids)
    return c.json(c.req.valid('json'))
  })
  .delete('/ignored-urls', jsonBody(idListSchema), async (c) => {
    await unignoreNotFoundUrls(c.var.db, c.req.valid('json').ids)
    return c.json(c.req.valid('json'))
  })
