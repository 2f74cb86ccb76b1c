import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { deleteNote, limitNoteChanges, saveNote } from '../commands.server'
import { NoteMissing } from '../errors'
import { noteChangeSchema } from '../note-schemas'
import { findOwnNote } from '../queries.server'
import { MAX_NOTE_REQUEST_BYTES, respondWithSavedNote } from '../saved-note-response.server'
import type { Route } from './+types/api-note'

/** GET answers one of one's own notes. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return respondWithJson(async () => {
    const note = await findOwnNote(context.get(databaseContext), context.get(userContext).id, noteId)
    if (!note) throw new NoteMissing()
    return note
  })
}

/** PATCH changes what is named, and answers 409 with the present note when that is based on an older one; DELETE moves it into the trash. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'DELETE') {
    return respondWithJson(async () => {
      await limitNoteChanges(db, by)
      await deleteNote(db, by, noteId)
      return { id: noteId }
    })
  }
  if (request.method !== 'PATCH') return methodNotAllowed('GET, PATCH, DELETE')
  return respondWithJson(async () => {
    await limitNoteChanges(db, by)
    const { body, fault } = await readJson(request, noteChangeSchema, MAX_NOTE_REQUEST_BYTES)
    return fault ?? respondWithSavedNote(() => saveNote(db, by, noteId, body))
  })
}
