import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idList } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { removeRedirects, restoreRedirects } from '../commands.server'
import type { Route } from './+types/admin-redirect-removal'

const removed = z.object({
  redirects: z
    .array(
      z.object({
        id: z.uuid(),
        fromPath: z.string().startsWith('/').max(500),
        toPage: z.uuid().nullable(),
        toPath: z.string().max(2_000).nullable(),
      }),
    )
    .min(1)
    .max(500),
})

/** POST removes redirects and answers them, DELETE brings such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, idList)
    return fault ?? Response.json({ redirects: await removeRedirects(db, by, body.ids) })
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, removed)
  if (fault) return fault
  await restoreRedirects(db, by, body.redirects)
  return Response.json(body)
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
