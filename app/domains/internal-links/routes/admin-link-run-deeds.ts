import { adminContext } from '~/domains/accounts/admin-guard.server'
import type { Actor } from '~/domains/audit/actor'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { applyRun, leaveOut, pauseRun, resumeRun, stopRun, undoRun } from '../runs/commands.server'
import { RunIsGone } from '../runs/errors'
import { runDeed } from '../runs/run-form'
import type { Route } from './+types/admin-link-run-deeds'

type SimpleDeed = (db: Database, by: Actor, runId: string) => Promise<unknown>

const deeds: Record<'apply' | 'pause' | 'resume' | 'stop' | 'undo', SimpleDeed> = {
  apply: applyRun,
  pause: pauseRun,
  resume: resumeRun,
  stop: stopRun,
  undo: undoRun,
}

/** POST has the run do something. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => {
    if (!isUuid(params.runId)) throw new RunIsGone()
    const { body, fault } = await readJson(request, runDeed)
    if (fault) return fault
    if (body.deed === 'leave-out') await leaveOut(db, params.runId, body)
    else await deeds[body.deed](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return wrongMethod('POST')
}
