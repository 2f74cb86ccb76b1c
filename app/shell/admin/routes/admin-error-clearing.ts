import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { clearErrors, restoreErrors } from '../upkeep.server'
import type { Route } from './+types/admin-error-clearing'

const clearErrorsBody = z.object({ clearedAt: z.coerce.date('Say which clearing is meant.') })

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
