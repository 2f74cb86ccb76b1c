import { adminContext } from '~/domains/accounts/admin-guard.server'
import type { Actor } from '~/domains/audit/actor'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { pauseRun, publishRun, resumeRun, retryAiTexts, startRun, stopRun, undoRun } from '../commands.server'
import { RunIsGone } from '../errors'
import { runAction } from '../runs/run-deed'
import { runDependencies } from '../sources.server'
import type { Route } from './+types/admin-run-deeds'

type SimpleAction = (db: Database, by: Actor, runId: string) => Promise<unknown>

const actions: Record<'ask' | 'make' | 'pause' | 'resume' | 'stop' | 'undo', SimpleAction> = {
  ask: (db, by, runId) => retryAiTexts(db, runDependencies, by, runId),
  make: (db, by, runId) => startRun(db, runDependencies, by, runId),
  pause: pauseRun,
  resume: (db, by, runId) => resumeRun(db, runDependencies, by, runId),
  stop: stopRun,
  undo: (db, by, runId) => undoRun(db, runDependencies, by, runId),
}

/** POST has the run do something. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => {
    if (!isUuid(params.runId)) throw new RunIsGone()
    const { body, fault } = await readJson(request, runAction)
    if (fault) return fault
    if (body.deed === 'publish') await publishRun(db, runDependencies, by, params.runId, body)
    else await actions[body.deed](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
