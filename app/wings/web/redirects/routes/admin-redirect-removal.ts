import { z } from 'zod'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { removeRedirects, restoreRedirects } from '../commands.server'
import { isValidTarget } from '../redirect-form'
import { GONE, redirectStatuses } from '../redirect-status'
import type { Route } from './+types/admin-redirect-removal'

const redirect = z
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

const removed = z.object({ redirects: z.array(redirect).min(1).max(500) })
// an address of 500 characters may lead to one of 2,000
const MAX_BODY_BYTES = 1024 * 1024

/** POST removes redirects and answers them, DELETE brings such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, idListSchema)
    return fault ?? Response.json({ redirects: await removeRedirects(db, by, body.ids) })
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, removed, MAX_BODY_BYTES)
  if (fault) return fault
  await restoreRedirects(db, by, body.redirects)
  return Response.json(body)
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
