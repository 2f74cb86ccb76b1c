import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { renamePlan } from '../own-plans/commands.server'
import { authorizePlanChange } from '../plan-limits.server'
import { planTitleSchema } from '../plan-title'
import type { Route } from './+types/plan-title'

const renameRequest = z.strictObject({ title: planTitleSchema, basedOn: z.int().min(1) })

export const loader = () => methodNotAllowed('PUT')

/** PUT renames a plan; `basedOn` is the revision that the person saw. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, person, sprintId)
    const { body, fault } = await readJson(request, renameRequest)
    return fault ?? { revision: await renamePlan(db, person, sprintId, body) }
  })
}
