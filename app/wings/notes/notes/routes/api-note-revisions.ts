import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { listNoteRevisions } from '../note-revisions.commands.server'
import type { Route } from './+types/api-note-revisions'

/** GET lists the versions of a note that were kept. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    revisions: await listNoteRevisions(context.get(databaseContext), context.get(userContext).id, noteId),
  }))
}

export const action = () => methodNotAllowed('GET')
