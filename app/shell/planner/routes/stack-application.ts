import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { authorizePlanChange } from '~/domains/plans/plan-limits.server'
import { replacePlanStack } from '~/domains/plans/stack-of-plan.server'
import { findPlanStackLayers } from '~/domains/stacks/chosen-layers.server'
import { stackSelectionSchema } from '~/domains/stacks/saved-stack'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import type { Route } from './+types/stack-application'

const targetPlan = { planId: z.string(), basedOn: z.int() }
const applyStackBody = z.union([
  z.object({ ...targetPlan, stackId: z.string() }),
  stackSelectionSchema.extend(targetPlan),
])

/** POST puts a stack into a plan and answers the plan's new revision. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const { body, fault } = await readJson(request, applyStackBody)
  if (fault) return fault
  return respondWithJson(async () => {
    await authorizePlanChange(db, person, body.planId)
    const stack = await findPlanStackLayers(db, person.id, body)
    const change = 'Stack replaced from the stack library'
    return { revision: await replacePlanStack(db, person, body.planId, { basedOn: body.basedOn, stack, change }) }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
