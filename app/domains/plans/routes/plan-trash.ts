import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { PlanMissing } from '../errors'
import { restorePlan, trashPlan } from '../own-plans/commands.server'
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
