import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { clearErrors, restoreErrors } from '../maintenance.commands.server'
import type { Route } from './+types/admin-clear-errors'

const clearErrorsBody = z.object({ clearedAt: z.coerce.date('The ID of the cleared reports is missing.') })

/** POST clears the list of errors, DELETE brings back what was cleared at that moment. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, admin] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') return Response.json(await clearErrors(db, admin))
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, clearErrorsBody)
  return fault ?? Response.json(await restoreErrors(db, admin, body.clearedAt))
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
