import { userContext } from '~/domains/accounts/user-guard.server'
import { authorizePlanChange } from '~/domains/plans/plan-limits.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { columnLimitSchema } from '../changes/board-change'
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
    await setColumnLimit(db, person, planId, body.status, body.most)
    return body
  })
}
