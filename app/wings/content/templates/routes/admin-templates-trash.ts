import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setTemplatesTrashed } from '../commands.server'
import type { Route } from './+types/admin-templates-trash'

/** POST puts templates into the trash, DELETE takes them out; both answer which ones were not there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'POST' && method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, idListSchema)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const deletedAt = method === 'POST' ? new Date() : null
  return respondWithJson(async () => ({ ids: await setTemplatesTrashed(db, by, body.ids, deletedAt) }))
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
