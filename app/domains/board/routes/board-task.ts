import { userContext } from '~/domains/accounts/user-guard.server'
import { authorizePlanChange } from '~/domains/plans/plan-limits.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { taskNoteSchema } from '../changes/board-change'
import { addTaskNote } from '../notes.commands.server'
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
