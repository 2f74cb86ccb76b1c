import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { admitChange } from '~/domains/plans/plan-limits.server'
import { replaceStack, takeBackStack } from '~/domains/plans/stack-of-plan.server'
import { layersOfSavedOrChosen } from '~/domains/stacks/chosen-layers.server'
import { chosenStack } from '~/domains/stacks/saved-stack'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import type { Route } from './+types/stack-application'

const target = { planId: z.string(), basedOn: z.int() }
const application = z.union([z.object({ ...target, stackId: z.string() }), chosenStack.extend(target)])
const takingBack = z.object({ planId: z.string(), revision: z.int() })

/** POST puts a stack into a plan, DELETE takes it out again; both answer the plan's new revision. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, application)
    if (fault) return fault
    return answerJson(async () => {
      await admitChange(db, person, body.planId)
      const stack = await layersOfSavedOrChosen(db, person.id, body)
      const change = 'Stack replaced from the stack library'
      return { revision: await replaceStack(db, person, body.planId, { basedOn: body.basedOn, stack, change }) }
    })
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, takingBack)
  if (fault) return fault
  return answerJson(async () => {
    await admitChange(db, person, body.planId)
    return { revision: await takeBackStack(db, person, body.planId, body.revision) }
  })
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
