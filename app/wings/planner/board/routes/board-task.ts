import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { authorizePlanChange } from '~/wings/planner/plans/plan-limits.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { taskNoteSchema } from '../engine/board-change'
import { addTaskNote } from '../task-notes.commands.server'
import { findTaskFor } from '../tasks.queries.server'
import type { Route } from './+types/board-task'

/** GET answers the whole task: story, criteria, prompt, notes. */
export async function loader({ context, params: { planId, taskId } }: Route.LoaderArgs) {
  return respondWithJson(() => findTaskFor(context.get(databaseContext), context.get(userContext), planId, taskId))
}

/** POST adds a note and answers the task with it. */
export async function action({ request, context, params: { planId, taskId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, person, planId)
    const { body, fault } = await readJson(request, taskNoteSchema)
    if (fault) return fault
    await addTaskNote(db, person, planId, taskId, body)
    return findTaskFor(db, person, planId, taskId)
  })
}
