import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { authorizePlanChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { replacePlanStack } from '~/wings/planner/plans/replace-plan-stack.server'
import { findPlanStackLayers } from '~/wings/planner/stacks/plan-stack-layers.queries.server'
import { stackSelectionSchema } from '~/wings/planner/stacks/saved-stack'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import type { Route } from './+types/apply-stack'

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
