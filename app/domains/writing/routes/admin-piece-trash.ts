import { methodNotAllowed } from '~/platform/api-fault'
import { handleEntryRequest } from '../engine/answers.server'
import { moveToTrash, restoreFromTrash } from '../engine/trash.server'
import type { Route } from './+types/admin-piece-trash'

/** POST puts the piece into the trash, DELETE takes it out again. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  return handleEntryRequest(args, async ({ db, by, kind, pieceId }) => {
    await (method === 'POST' ? moveToTrash : restoreFromTrash)(db, kind, by, pieceId)
    return {}
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
