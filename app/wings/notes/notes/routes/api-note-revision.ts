import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { NoteMissing } from '../errors'
import { findNoteRevision } from '../note-revisions.commands.server'
import type { Route } from './+types/api-note-revision'

const MAX_INTEGER = 2_147_483_647 // an integer of the database

/** GET answers a note as it was at a revision that was kept. */
export function loader({ context, params: { noteId, revision } }: Route.LoaderArgs) {
  return respondWithJson(async () => {
    const wanted = /^\d{1,10}$/.test(revision) ? Number(revision) : 0
    if (wanted < 1 || wanted > MAX_INTEGER) throw new NoteMissing()
    return findNoteRevision(context.get(databaseContext), context.get(userContext).id, noteId, wanted)
  })
}

export const action = () => methodNotAllowed('GET')
