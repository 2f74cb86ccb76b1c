import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { admitCreation } from '../plan-limits.server'
import { draftSchema, LONGEST_DRAFT_BYTES } from '../starting/draft'
import { startPlan } from '../starting/start-plan.server'
import type { Route } from './+types/new-creation'

export const loader = () => wrongMethod('POST')

/** POST creates the plan of a draft and answers its id. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitCreation(db, person)
    const { body, fault } = await readJson(request, draftSchema, LONGEST_DRAFT_BYTES)
    return fault ?? { id: await startPlan(db, person, body) }
  })
}
