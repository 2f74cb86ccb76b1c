import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { PlanMissing } from '../errors'
import { restorePlan, trashPlan } from '../lifecycle.commands.server'
import type { Route } from './+types/plan-trash'

export const loader = () => methodNotAllowed('POST, DELETE')

/** POST moves a plan to the trash, DELETE brings it back. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const change = { POST: trashPlan, DELETE: restorePlan }[request.method]
  if (!change) return methodNotAllowed('POST, DELETE')
  return respondWithJson(async () => {
    if (!isUuid(sprintId)) throw new PlanMissing()
    await change(context.get(databaseContext), context.get(userContext), sprintId)
    return { id: sprintId }
  })
}
