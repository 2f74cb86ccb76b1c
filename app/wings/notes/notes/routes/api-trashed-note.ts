import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { deleteNotePermanently, limitNoteChanges, restoreNote } from '../commands.server'
import type { Route } from './+types/api-trashed-note'

/** POST brings a note back from the trash and answers it; DELETE removes it for good. */
export function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'POST') {
    return respondWithJson(async () => {
      await limitNoteChanges(db, by)
      return restoreNote(db, by, noteId)
    })
  }
  if (request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    await limitNoteChanges(db, by)
    await deleteNotePermanently(db, by, noteId)
    return { id: noteId }
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
