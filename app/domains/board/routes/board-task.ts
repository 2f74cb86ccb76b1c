import { userContext } from '~/domains/accounts/user-guard.server'
import { admitChange } from '~/domains/plans/plan-limits.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { noteSchema } from '../changes/board-change'
import { noteOnTask } from '../notes.commands.server'
import { findTaskFor } from '../tasks.queries.server'
import type { Route } from './+types/board-task'

/** GET answers the whole task: story, criteria, prompt, notes. */
export async function loader({ context, params: { planId, taskId } }: Route.LoaderArgs) {
  return answerJson(() => findTaskFor(context.get(databaseContext), context.get(userContext), planId, taskId))
}

/** POST adds a note and answers the task with it. */
export async function action({ request, context, params: { planId, taskId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitChange(db, person, planId)
    const { body, fault } = await readJson(request, noteSchema)
    if (fault) return fault
    await noteOnTask(db, person, planId, taskId, body)
    return findTaskFor(db, person, planId, taskId)
  })
}
