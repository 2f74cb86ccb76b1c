import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { pageKinds } from '~/wings/web/pages/page'
import { resolveRedirectedLinks, undoResolvedLinks } from './resolve-redirected-links.commands.server'

const redirectedLink = z.object({ fromPage: z.uuid(), path: z.string().startsWith('/').max(1_000) })

// what may stand in a link of a text
const address = z
  .string()
  .max(4_000)
  .regex(/^(\/|page:[0-9a-f-]{36}|https?:)[^"<>]*$/)

const resolvedLinks = z.object({
  id: z.uuid(),
  kind: z.enum(pageKinds),
  revision: z.int().min(1),
  edits: z
    .array(z.object({ text: z.int().min(0), at: z.int().min(0), was: address, is: address }))
    .min(1)
    .max(1_000),
})

const MAX_RESOLVED_BYTES = 1024 * 1024

export const linksApi = createAdminApi()
  /** Writes into a text where its links lead in the end and answers what it wrote; DELETE takes such an answer back. */
  .post('/resolved-links', jsonBody(redirectedLink), async (c) => {
    const { db, admin, siteEnv } = c.var
    return c.json(await resolveRedirectedLinks(db, admin, c.req.valid('json'), siteEnv.ORIGIN))
  })
  .delete('/resolved-links', jsonBody(resolvedLinks, MAX_RESOLVED_BYTES), async (c) => {
    return c.json({ revision: await undoResolvedLinks(c.var.db, c.var.admin, c.req.valid('json')) })
  })
