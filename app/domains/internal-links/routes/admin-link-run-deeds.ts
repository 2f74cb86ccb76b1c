import { adminContext } from '~/domains/accounts/admin-guard.server'
import type { Actor } from '~/domains/audit/actor'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import {
  applyLinkRun,
  pauseLinkRun,
  resumeLinkRun,
  setLeftOut,
  stopLinkRun,
  undoLinkRun,
} from '../runs/commands.server'
import { LinkRunIsGone } from '../runs/errors'
import { linkRunAction } from '../runs/run-form'
import type { Route } from './+types/admin-link-run-deeds'

type SimpleRunAction = (db: Database, by: Actor, runId: string) => Promise<unknown>

const simpleActions: Record<'apply' | 'pause' | 'resume' | 'stop' | 'undo', SimpleRunAction> = {
  apply: applyLinkRun,
  pause: pauseLinkRun,
  resume: resumeLinkRun,
  stop: stopLinkRun,
  undo: undoLinkRun,
}

/** POST has the run do something. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => {
    if (!isUuid(params.runId)) throw new LinkRunIsGone()
    const { body, fault } = await readJson(request, linkRunAction)
    if (fault) return fault
    if (body.deed === 'leave-out') await setLeftOut(db, params.runId, body)
    else await simpleActions[body.deed](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
