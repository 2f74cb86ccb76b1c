import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { reviseBrief } from '../editing/commands.server'
import { briefRequestSchema } from '../editing/edit-requests'
import { authorizePlanChange } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-brief'

/** Changes what was told about the product: idea, team, weeks, budget. */
export async function action({ context, params: { sprintId }, request }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, user, sprintId)
    const { body, fault } = await readJson(request, briefRequestSchema)
    return fault ?? { revision: await reviseBrief(db, user, sprintId, body.basedOn, body.brief) }
  })
}

export const loader = () => methodNotAllowed('PUT')
