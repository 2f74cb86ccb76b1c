import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { markSharedNoteOpened } from '../sharing/shares.commands.server'
import type { Route } from './+types/api-shared-note-opening'

export const loader = () => methodNotAllowed('POST')

/** POST says that whoever asks has opened a note that is shared with them. */
export function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(() => markSharedNoteOpened(context.get(databaseContext), context.get(userContext), noteId))
}
