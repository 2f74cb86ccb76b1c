import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idListSchema } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { ignoreNotFoundUrls, unignoreNotFoundUrls } from '../missing/commands.server'
import type { Route } from './+types/admin-missing-ignored'

/** POST hides missing addresses from the list, DELETE shows them again. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, idListSchema)
  if (fault) return fault
  const db = context.get(databaseContext)
  if (request.method === 'POST') await ignoreNotFoundUrls(db, body.ids)
  else await unignoreNotFoundUrls(db, body.ids)
  return Response.json(body)
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
