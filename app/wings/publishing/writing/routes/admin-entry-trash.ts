import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { moveToTrash, restoreFromTrash } from '../lifecycle/trash.commands.server'
import type { Route } from './+types/admin-entry-trash'

/** POST puts the piece into the trash, DELETE takes it out again. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  return handleEntryRequest(args, async ({ db, by, kind, entryId }) => {
    await (method === 'POST' ? moveToTrash : restoreFromTrash)(db, kind, by, entryId)
    return {}
  })
}

export const loader = () => methodNotAllowed('POST, DELETE')
