import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { addPlanItem, editPlanItem, movePlanItem, removePlanItem } from '../editing/commands.server'
import { itemEditSchema, moveRequestSchema, newItemRequestSchema, removalRequestSchema } from '../editing/edit-requests'
import { authorizePlanChange } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-items'

/** POST adds an item, PATCH changes fields of one, PUT moves one, DELETE takes one out. Answers the plan's revision. */
export async function action({ context, params: { sprintId }, request }: Route.ActionArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  const works: Record<string, () => Promise<unknown>> = {
    async POST() {
      const { body, fault } = await readJson(request, newItemRequestSchema)
      return fault ?? addPlanItem(db, user, sprintId, body)
    },
    async PATCH() {
      const { body, fault } = await readJson(request, itemEditSchema)
      return fault ?? { revision: await editPlanItem(db, user, sprintId, body) }
    },
    async PUT() {
      const { body, fault } = await readJson(request, moveRequestSchema)
      return fault ?? { revision: await movePlanItem(db, user, sprintId, body.section, body.id, body.before) }
    },
    async DELETE() {
      const { body, fault } = await readJson(request, removalRequestSchema)
      return fault ?? { revision: await removePlanItem(db, user, sprintId, body.section, body.id) }
    },
  }
  const work = works[request.method]
  if (!work) return methodNotAllowed('POST, PATCH, PUT, DELETE')
  return respondWithJson(async () => {
    await authorizePlanChange(db, user, sprintId)
    return work()
  })
}

export const loader = () => methodNotAllowed('POST, PATCH, PUT, DELETE')
