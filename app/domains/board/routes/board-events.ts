import { isSessionAlive, sessionContext } from '~/domains/accounts/session.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { planTag } from '~/domains/plans/commands.server'
import { requireRole } from '~/domains/plans/queries.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { followContent } from '~/platform/follow-content.server'
import { knownState } from '../live/known-state'
import { findBoardUpdate } from '../queries.server'
import type { Route } from './+types/board-events'

/** GET follows the board: server-sent events with what changed since what the client knows, while it is signed in and may read the plan. */
export async function loader({ request, url, context, params: { planId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [person, session] = [context.get(userContext), context.get(sessionContext)]
  return answerJson(async () => {
    await requireRole(db, person, planId, 'read')
    return followContent({
      request,
      reader: { id: person.id, isStillThere: () => isSessionAlive(db, session) },
      tag: planTag(planId),
      state: knownState(url),
      async read(known) {
        const update = await findBoardUpdate(db, person, planId, known).catch(nullWhenRefused)
        return update && { data: update, state: { version: update.version, revision: update.revision } }
      },
    })
  })
}

export const action = () => wrongMethod('GET')

function nullWhenRefused(error: unknown) {
  if (error instanceof DomainError) return null
  throw error
}
