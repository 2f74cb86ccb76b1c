import { z } from 'zod'
import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { adminContext } from '../admin-guard.server'
import { removeAdmin, restoreAdmin } from '../admins.commands.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import type { Route } from './+types/admin-admin'

const removal = z.object({ yourself: z.boolean().default(false) })

/** DELETE takes an admin's rights away, PUT gives them back. Giving up one's own must be said: `{ "yourself": true }`. */
export async function action({ request, context, params: { userId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!isUuid(userId)) return apiErrorResponse(404, 'There is no such admin.')
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
    return apiErrorResponse(409, 'These are your own rights. Say that you mean yourself to give them up.')
  }
  return respondWithJson(() => {
    requireRecentAuthentication(context)
    return removeAdmin(db, by, userId)
  })
}

export function loader() {
  return methodNotAllowed('PUT, DELETE')
}
