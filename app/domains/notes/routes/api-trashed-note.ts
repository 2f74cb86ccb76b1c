import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { admitNoteChange, destroyNote, restoreNote } from '../commands.server'
import type { Route } from './+types/api-trashed-note'

/** POST brings a note back from the trash and answers it; DELETE removes it for good. */
export function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'POST') {
    return answerJson(async () => {
      await admitNoteChange(db, by)
      return restoreNote(db, by, noteId)
    })
  }
  if (request.method !== 'DELETE') return loader()
  return answerJson(async () => {
    await admitNoteChange(db, by)
    await destroyNote(db, by, noteId)
    return { id: noteId }
  })
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
