import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { leavePlan, undoLeavePlan } from '../membership.commands.server'
import type { Route } from './+types/plan-membership'

const undoRequest = z.strictObject({ token: z.string().max(2_000) })

export const loader = () => methodNotAllowed('POST, DELETE')

/** DELETE gives up one's part in a plan and answers a token; POST with that token takes it back. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const [db, env, person] = [context.get(databaseContext), context.get(environmentContext), context.get(userContext)]
  if (request.method === 'DELETE')
    return respondWithJson(async () => ({ token: await leavePlan(db, env, person, sprintId) }))
  if (request.method !== 'POST') return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, undoRequest)
  if (fault) return fault
  return respondWithJson(async () => {
    await undoLeavePlan(db, env, person, sprintId, body.token)
    return { id: sprintId }
  })
}
