import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { copyPlan } from '../lifecycle.commands.server'
import { limitPlanCreation } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-copy'

export const loader = () => methodNotAllowed('POST')

/** POST makes a plan of one's own with the same content. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await limitPlanCreation(db, person)
    return { id: await copyPlan(db, person, sprintId) }
  })
}
