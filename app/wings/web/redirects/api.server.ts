import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { removeRedirects, restoreRedirects } from './commands.server'
import { ignoreNotFoundUrls, unignoreNotFoundUrls } from './not-found.commands.server'
import { isValidTarget } from './redirect-form'
import { GONE, redirectStatuses } from './redirect-status'

const removedRedirect = z
  .object({
    id: z.uuid(),
    fromPath: z.string().startsWith('/').max(500),
    toPage: z.uuid().nullable(),
    toPath: z.string().max(2_000).refine(isValidTarget).nullable(),
    status: z.int().refine((status) => redirectStatuses.some((known) => known === status)),
    isAutomatic: z.boolean(),
    hits: z.int32().min(0),
    lastHitAt: z.coerce.date().nullable(),
  })
  .refine(({ toPage, toPath, status }) => [toPage, toPath].filter(Boolean).length === (status === GONE ? 0 : 1))

const removalForm = z.object({ redirects: z.array(removedRedirect).min(1).max(500) })
// an address of 500 characters may lead to one of 2,000
const MAX_REMOVAL_BYTES = 1024 * 1024

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
