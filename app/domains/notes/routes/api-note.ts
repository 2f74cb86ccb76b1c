import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { admitNoteChange, deleteNote, saveNote } from '../commands.server'
import { NoteMissing } from '../errors'
import { noteChange } from '../note-rules'
import { findNote } from '../queries.server'
import { LONGEST_NOTE_BYTES, saved } from '../saved-answer.server'
import type { Route } from './+types/api-note'

/** GET answers one of one's own notes. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return answerJson(async () => {
    const note = await findNote(context.get(databaseContext), context.get(userContext).id, noteId)
    if (!note) throw new NoteMissing()
    return note
  })
}

/** PATCH changes what is named, and answers 409 with the present note when that is based on an older one; DELETE moves it into the trash. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'DELETE') {
    return answerJson(async () => {
      await admitNoteChange(db, by)
      await deleteNote(db, by, noteId)
      return { id: noteId }
    })
  }
  if (request.method !== 'PATCH') return wrongMethod('GET, PATCH, DELETE')
  return answerJson(async () => {
    await admitNoteChange(db, by)
    const { body, fault } = await readJson(request, noteChange, LONGEST_NOTE_BYTES)
    return fault ?? saved(() => saveNote(db, by, noteId, body))
  })
}
