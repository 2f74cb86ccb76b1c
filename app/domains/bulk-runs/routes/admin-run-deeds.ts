import { adminContext } from '~/domains/accounts/admin-guard.server'
import type { Actor } from '~/domains/audit/actor'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { askAgain, makeRun, pauseRun, publishRun, resumeRun, stopRun, undoRun } from '../commands.server'
import { RunIsGone } from '../errors'
import { runDeed } from '../runs/run-deed'
import { runSources } from '../sources.server'
import type { Route } from './+types/admin-run-deeds'

type SimpleDeed = (db: Database, by: Actor, runId: string) => Promise<unknown>

const deeds: Record<'ask' | 'make' | 'pause' | 'resume' | 'stop' | 'undo', SimpleDeed> = {
  ask: (db, by, runId) => askAgain(db, runSources, by, runId),
  make: (db, by, runId) => makeRun(db, runSources, by, runId),
  pause: pauseRun,
  resume: (db, by, runId) => resumeRun(db, runSources, by, runId),
  stop: stopRun,
  undo: (db, by, runId) => undoRun(db, runSources, by, runId),
}

/** POST has the run do something. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => {
    if (!isUuid(params.runId)) throw new RunIsGone()
    const { body, fault } = await readJson(request, runDeed)
    if (fault) return fault
    if (body.deed === 'publish') await publishRun(db, runSources, by, params.runId, body)
    else await deeds[body.deed](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return wrongMethod('POST')
}
