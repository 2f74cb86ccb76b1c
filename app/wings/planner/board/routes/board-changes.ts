import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { authorizeBoardChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { changeBoard } from '../commands.server'
import { boardChangesSchema } from '../engine/board-change'
import type { Route } from './+types/board-changes'

/** The undo of a whole board says of each card where it was. */
const MAX_REQUEST_BYTES = 512 * 1024

export const loader = () => methodNotAllowed('POST')

/** POST does changes of the board, all or none, and answers the rows that came of them. */
export async function action({ request, context, params: { planId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizeBoardChange(db, person, planId)
    const { body, fault } = await readJson(request, boardChangesSchema, MAX_REQUEST_BYTES)
    return fault ?? changeBoard(db, person, planId, body.changes)
  })
}
