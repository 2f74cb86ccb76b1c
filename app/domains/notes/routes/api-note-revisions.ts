import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { listNoteRevisions } from '../snapshots.server'
import type { Route } from './+types/api-note-revisions'

/** GET lists the versions of a note that were kept. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    revisions: await listNoteRevisions(context.get(databaseContext), context.get(userContext).id, noteId),
  }))
}

export const action = () => methodNotAllowed('GET')
