import { z } from 'zod'
import { isUuid } from '~/platform/database/is-uuid'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { removeAdmin, restoreAdmin } from '../admins.commands.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import type { Route } from './+types/admin-admin'

const removal = z.object({ yourself: z.boolean().default(false) })

/** DELETE takes an admin's rights away, PUT gives them back. Giving up one's own must be said: `{ "yourself": true }`. */
export async function action({ request, context, params: { userId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!isUuid(userId)) return apiErrorResponse(404, 'Admin not found.')
  if (request.method === 'PUT') {
    return respondWithJson(() => {
      requireRecentAuthentication(context)
      return restoreAdmin(db, by, userId)
    })
  }
  if (request.method !== 'DELETE') return methodNotAllowed('PUT, DELETE')
  const { body, fault } = await readJson(request, removal)
  if (fault) return fault
  if (userId === by.id && !body.yourself) {
    return apiErrorResponse(409, 'You are removing yourself as an admin. Confirm it first.')
  }
  return respondWithJson(() => {
    requireRecentAuthentication(context)
    return removeAdmin(db, by, userId)
  })
}

export function loader() {
  return methodNotAllowed('PUT, DELETE')
}
