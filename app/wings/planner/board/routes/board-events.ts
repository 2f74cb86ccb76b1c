import { streamContentChanges } from '~/platform/content-changes/stream-content-changes.server'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { planTag } from '~/wings/planner/plans/commands.server'
import { requireRole } from '~/wings/planner/plans/queries.server'
import { isSessionAlive, sessionContext } from '~/wings/site/accounts/session.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { parseSyncState } from '../engine/sync-state'
import { findBoardUpdate } from '../queries.server'
import type { Route } from './+types/board-events'

/** GET follows the board: server-sent events with what changed since what the client knows, while it is signed in and may read the plan. */
export async function loader({ request, url, context, params: { planId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [person, session] = [context.get(userContext), context.get(sessionContext)]
  return respondWithJson(async () => {
    await requireRole(db, person, planId, 'read')
    return streamContentChanges({
      request,
      reader: { id: person.id, isSessionActive: () => isSessionAlive(db, session) },
      tag: planTag(planId),
      state: parseSyncState(url),
      async read(known) {
        const update = await findBoardUpdate(db, person, planId, known).catch(nullWhenRefused)
        return update && { data: update, state: { version: update.version, revision: update.revision } }
      },
    })
  })
}

export const action = () => methodNotAllowed('GET')

function nullWhenRefused(error: unknown) {
  if (error instanceof DomainError) return null
  throw error
}
