import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { markSharedNoteOpened } from '../sharing/shares.commands.server'
import type { Route } from './+types/api-shared-note-open'

export const loader = () => methodNotAllowed('POST')

/** POST says that whoever asks has opened a note that is shared with them. */
export function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(() => markSharedNoteOpened(context.get(databaseContext), context.get(userContext), noteId))
}
