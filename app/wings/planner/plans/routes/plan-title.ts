import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { renamePlan } from '../lifecycle.commands.server'
import { authorizePlanChange } from '../plan-limits.queries.server'
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
