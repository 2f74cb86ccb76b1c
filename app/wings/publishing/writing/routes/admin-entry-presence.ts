import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { recordPresence, removePresence } from '../lifecycle/presence.commands.server'
import type { Route } from './+types/admin-entry-presence'

/** POST says that the admin has the piece open and answers who else has; DELETE says that they have left. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  return handleEntryRequest(args, async ({ db, by, kind, entryId }) => {
    if (!by.id) throw new DomainError('Only signed-in people can open the editor.', 403)
    if (method === 'POST') return recordPresence(db, kind, by.id, entryId)
    await removePresence(db, by.id, entryId)
    return {}
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
