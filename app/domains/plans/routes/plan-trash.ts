import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { PlanMissing } from '../errors'
import { restorePlan, trashPlan } from '../own-plans/commands.server'
import type { Route } from './+types/plan-trash'

export const loader = () => wrongMethod('POST, DELETE')

/** POST moves a plan to the trash, DELETE brings it back. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const change = { POST: trashPlan, DELETE: restorePlan }[request.method]
  if (!change) return wrongMethod('POST, DELETE')
  return answerJson(async () => {
    if (!isUuid(sprintId)) throw new PlanMissing()
    await change(context.get(databaseContext), context.get(userContext), sprintId)
    return { id: sprintId }
  })
}
