import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { leavePlan, returnToPlan } from '../membership.commands.server'
import type { Route } from './+types/plan-membership'

const wayBack = z.strictObject({ token: z.string().max(2_000) })

export const loader = () => wrongMethod('POST, DELETE')

/** DELETE gives up one's part in a plan and answers a token; POST with that token takes it back. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const [db, env, person] = [context.get(databaseContext), context.get(environmentContext), context.get(userContext)]
  if (request.method === 'DELETE')
    return answerJson(async () => ({ token: await leavePlan(db, env, person, sprintId) }))
  if (request.method !== 'POST') return wrongMethod('POST, DELETE')
  const { body, fault } = await readJson(request, wayBack)
  if (fault) return fault
  return answerJson(async () => {
    await returnToPlan(db, env, person, sprintId, body.token)
    return { id: sprintId }
  })
}
