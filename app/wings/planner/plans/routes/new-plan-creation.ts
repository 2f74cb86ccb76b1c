import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { createPlanFromDraft } from '../drafts/create-plan-from-draft.commands.server'
import { MAX_DRAFT_BYTES, planDraftSchema } from '../drafts/plan-draft'
import { limitPlanCreation } from '../plan-limits.queries.server'
import type { Route } from './+types/new-plan-creation'

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
