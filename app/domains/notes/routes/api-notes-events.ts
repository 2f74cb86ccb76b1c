import { z } from 'zod'
import { findUserOfSession } from '~/domains/accounts/queries.server'
import { isSessionAlive, sessionContext } from '~/domains/accounts/session.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { followContent } from '~/platform/follow-content.server'
import { notesTag } from '../followers.server'
import { findNews } from '../queries.server'
import { sharedState } from '../shared.queries.server'
import type { Route } from './+types/api-notes-events'

const LARGEST = 2_147_483_647 // an integer of the database
const known = z.coerce.number().int().min(0).max(LARGEST).catch(0)

/**
 * GET follows one's notes by server-sent events: what changed after `?version=`, and `shared`, a state that differs from
 * `?shared=` when the list of what others share has to be read again.
 */
export function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const [db, { id }, session] = [context.get(databaseContext), context.get(userContext), context.get(sessionContext)]
  return answerJson(async () =>
    followContent({
      request,
      reader: { id, isStillThere: () => isSessionAlive(db, session) },
      tag: notesTag(id),
      state: { version: known.parse(searchParams.get('version')), shared: searchParams.get('shared') ?? '' },
      async read(state) {
        // the stream outlives the question under which address its reader was signed in
        const user = await findUserOfSession(db, session.id)
        if (!user) return null
        const news = await findNews(db, id, state.version)
        const shared = await sharedState(db, user.email)
        if (!news && shared === state.shared) return undefined
        const { version = state.version, notes = [], removed = [], hasMore } = news ?? {}
        return { data: { version, notes, removed, shared }, state: { version, shared }, hasMore }
      },
    }),
  )
}

export const action = () => wrongMethod('GET')
