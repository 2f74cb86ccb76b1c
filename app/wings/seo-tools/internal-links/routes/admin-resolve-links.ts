import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { pageKinds } from '~/wings/web/pages/page'
import { resolveRedirectedLinks, undoResolvedLinks } from '../links/resolve-redirected-links.commands.server'
import type { Route } from './+types/admin-resolve-links'

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

const MAX_BODY_BYTES = 1024 * 1024

/** POST writes into a text where its links lead in the end and answers what it wrote, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, redirectedLink)
    if (fault) return fault
    return respondWithJson(() => resolveRedirectedLinks(db, by, body, context.get(environmentContext).ORIGIN))
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, resolvedLinks, MAX_BODY_BYTES)
  if (fault) return fault
  return respondWithJson(async () => ({ revision: await undoResolvedLinks(db, by, body) }))
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
