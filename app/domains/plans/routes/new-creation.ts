import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { limitPlanCreation } from '../plan-limits.server'
import { MAX_DRAFT_BYTES, planDraftSchema } from '../starting/draft'
import { createPlanFromDraft } from '../starting/start-plan.server'
import type { Route } from './+types/new-creation'

export const loader = () => methodNotAllowed('POST')

/** POST creates the plan of a draft and answers its id. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await limitPlanCreation(db, person)
    const { body, fault } = await readJson(request, planDraftSchema, MAX_DRAFT_BYTES)
    return fault ?? { id: await createPlanFromDraft(db, person, body) }
  })
}
