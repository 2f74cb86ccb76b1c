import { isSessionAlive, sessionContext } from '~/domains/accounts/session.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { planTag } from '~/domains/plans/commands.server'
import { requireRole } from '~/domains/plans/queries.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { streamContentChanges } from '~/platform/follow-content.server'
import { parseSyncState } from '../live/known-state'
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
