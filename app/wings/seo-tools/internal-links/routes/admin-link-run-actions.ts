import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import {
  applyLinkRun,
  pauseLinkRun,
  resumeLinkRun,
  setLeftOut,
  stopLinkRun,
  undoLinkRun,
} from '../runs/commands.server'
import { LinkRunIsGone } from '../runs/errors'
import { linkRunActionSchema } from '../runs/run-form'
import type { Route } from './+types/admin-link-run-actions'

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
    const { body, fault } = await readJson(request, linkRunActionSchema)
    if (fault) return fault
    if (body.action === 'leave-out') await setLeftOut(db, params.runId, body)
    else await simpleActions[body.action](db, by, params.runId)
    return {}
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
