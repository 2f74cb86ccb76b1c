import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { pauseRun, publishRun, resumeRun, retryAiTexts, startRun, stopRun, undoRun } from '../commands.server'
import { RunIsGone } from '../errors'
import { runActionSchema } from '../run-action'
import { runDependencies } from '../run-dependencies.server'
import type { Route } from './+types/admin-run-actions'

type SimpleAction = (db: Database, by: Actor, runId: string) => Promise<unknown>

const actions: Record<'make' | 'pause' | 'resume' | 'retry-texts' | 'stop' | 'undo', SimpleAction> = {
  'retry-texts': (db, by, runId) => retryAiTexts(db, runDependencies, by, runId),
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
    const { body, fault } = await readJson(request, runActionSchema)
    if (fault) return fault
    if (body.action === 'publish') await publishRun(db, runDependencies, by, params.runId, body)
    else await actions[body.action](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
