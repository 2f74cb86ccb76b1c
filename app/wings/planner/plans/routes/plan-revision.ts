import { MAX_INTEGER } from '~/platform/database/max-integer'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { restoreRevision, revertRevision } from '../editing/commands.server'
import { baseRevisionRequestSchema } from '../editing/edit-requests'
import { RevisionMissing } from '../editing/errors'
import { authorizePlanChange } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-revision'

/** POST restores an earlier version, DELETE takes back what a version changed. Answers the new revision. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, user, params.sprintId)
    const number = Number(params.revision)
    if (!/^[1-9]\d*$/.test(params.revision) || number > MAX_INTEGER) throw new RevisionMissing()
    if (request.method === 'DELETE') return { revision: await revertRevision(db, user, params.sprintId, number) }
    const { body, fault } = await readJson(request, baseRevisionRequestSchema)
    return fault ?? { revision: await restoreRevision(db, user, params.sprintId, body.basedOn, number) }
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
