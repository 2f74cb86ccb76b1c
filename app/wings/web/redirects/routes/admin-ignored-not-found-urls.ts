import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { ignoreNotFoundUrls, unignoreNotFoundUrls } from '../not-found.commands.server'
import type { Route } from './+types/admin-ignored-not-found-urls'

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
