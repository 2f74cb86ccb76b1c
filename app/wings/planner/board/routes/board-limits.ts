import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { authorizePlanChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { columnLimitSchema } from '../engine/board-change'
import { setColumnLimit } from '../settings.commands.server'
import type { Route } from './+types/board-limits'

export const loader = () => methodNotAllowed('PUT')

/** PUT sets how many cards one column should hold at most. */
export async function action({ request, context, params: { planId } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, person, planId)
    const { body, fault } = await readJson(request, columnLimitSchema)
    if (fault) return fault
    await setColumnLimit(db, person, planId, body.status, body.max)
    return body
  })
}
