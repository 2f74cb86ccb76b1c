import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { streamContentChanges } from '~/platform/content-changes/stream-content-changes.server'
import { MAX_INTEGER } from '~/platform/database/max-integer'
import { databaseContext } from '~/platform/http/request-context.server'
import { findUserBySession } from '~/wings/site/accounts/queries.server'
import { isSessionAlive, sessionContext } from '~/wings/site/accounts/session.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { notesChangeChannel } from './notes-version.commands.server'
import { findNotesUpdate } from './queries.server'
import { findSharedNotesEtag } from './shared-notes.queries.server'

const knownVersion = z.coerce.number().int().min(0).max(MAX_INTEGER).catch(0)

/**
 * Follows one's notes by server-sent events: what changed after `?version=`, and `shared`, a state that differs from
 * `?shared=` when the list of what others share has to be read again.
 */
export function streamNotesUpdates(request: Request, context: Readonly<RouterContextProvider>) {
  const [db, { id }, session] = [context.get(databaseContext), context.get(userContext), context.get(sessionContext)]
  const { searchParams } = new URL(request.url)
  return streamContentChanges({
    request,
    reader: { id, isSessionActive: () => isSessionAlive(db, session) },
    tag: notesChangeChannel(id),
    state: { version: knownVersion.parse(searchParams.get('version')), shared: searchParams.get('shared') ?? '' },
    async read(state) {
      // the stream outlives the question under which address its reader was signed in
      const user = await findUserBySession(db, session.id)
      if (!user) return null
      const news = await findNotesUpdate(db, id, state.version)
      const shared = await findSharedNotesEtag(db, user.email)
      if (!news && shared === state.shared) return undefined
      const { version = state.version, notes = [], removed = [], hasMore } = news ?? {}
      return { data: { version, notes, removed, shared }, state: { version, shared }, hasMore }
    },
  })
}
