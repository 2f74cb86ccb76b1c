import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { limitNoteChanges } from '../commands.server'
import { shareFormSchema } from '../sharing/share-form-schema'
import { limitNoteSharing, shareNote, stopSharingNote } from '../sharing/shares.commands.server'
import { listShares } from '../sharing/shares.queries.server'
import type { Route } from './+types/api-note-shares'

/** GET lists whom a note is shared with. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    shares: await listShares(context.get(databaseContext), context.get(userContext).id, noteId),
  }))
}

/** POST shares a note with an address, DELETE takes it away from one. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('GET, POST, DELETE')
  return respondWithJson(async () => {
    // whoever shared with many may take the note back from all of them at once
    await (request.method === 'DELETE' ? limitNoteChanges(db, by) : limitNoteSharing(db, by))
    const { body, fault } = await readJson(request, shareFormSchema)
    if (fault) return fault
    if (request.method === 'DELETE') return stopSharingNote(db, by, noteId, body.email)
    return Response.json(await shareNote(db, context.get(environmentContext), by, noteId, body.email), { status: 201 })
  })
}
