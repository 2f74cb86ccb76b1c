import { methodNotAllowed } from '~/platform/api-fault'
import { DomainError } from '~/platform/errors'
import { handleEntryRequest } from '../engine/answers.server'
import { recordPresence, removePresence } from '../engine/presence.server'
import type { Route } from './+types/admin-piece-presence'

/** POST says that the admin has the piece open and answers who else has; DELETE says that they have left. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  return handleEntryRequest(args, async ({ db, by, kind, pieceId }) => {
    if (!by.id) throw new DomainError('Only a person can be in the editor.', 403)
    if (method === 'POST') return recordPresence(db, kind, by.id, pieceId)
    await removePresence(db, by.id, pieceId)
    return {}
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
