import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { admitNoteChange } from '../commands.server'
import { shareForm } from '../sharing/share-form'
import { admitSharing, shareNote, stopSharing } from '../sharing/shares.commands.server'
import { listShares } from '../sharing/shares.queries.server'
import type { Route } from './+types/api-note-shares'

/** GET lists whom a note is shared with. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return answerJson(async () => ({
    shares: await listShares(context.get(databaseContext), context.get(userContext).id, noteId),
  }))
}

/** POST shares a note with an address, DELETE takes it away from one. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return wrongMethod('GET, POST, DELETE')
  return answerJson(async () => {
    // whoever shared with many may take the note back from all of them at once
    await (request.method === 'DELETE' ? admitNoteChange(db, by) : admitSharing(db, by))
    const { body, fault } = await readJson(request, shareForm)
    if (fault) return fault
    if (request.method === 'DELETE') return stopSharing(db, by, noteId, body.email)
    return Response.json(await shareNote(db, context.get(environmentContext), by, noteId, body.email), { status: 201 })
  })
}
