import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { admitChange } from '~/domains/plans/plan-limits.server'
import { replaceStack } from '~/domains/plans/stack-of-plan.server'
import { layersOfSavedOrChosen } from '~/domains/stacks/chosen-layers.server'
import { chosenStack } from '~/domains/stacks/saved-stack'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import type { Route } from './+types/stack-application'

const target = { planId: z.string(), basedOn: z.int() }
const application = z.union([z.object({ ...target, stackId: z.string() }), chosenStack.extend(target)])

/** POST puts a stack into a plan and answers the plan's new revision. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const { body, fault } = await readJson(request, application)
  if (fault) return fault
  return answerJson(async () => {
    await admitChange(db, person, body.planId)
    const stack = await layersOfSavedOrChosen(db, person.id, body)
    const change = 'Stack replaced from the stack library'
    return { revision: await replaceStack(db, person, body.planId, { basedOn: body.basedOn, stack, change }) }
  })
}

export function loader() {
  return wrongMethod('POST')
}
