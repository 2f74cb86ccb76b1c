import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { duplicateEntry } from '../lifecycle/duplicate-entry.commands.server'
import type { Route } from './+types/admin-entry-copy'

/** POST makes a draft with the same words and answers its id. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleEntryRequest(args, async ({ db, by, kind, entryId }) => ({
    id: await duplicateEntry(db, kind, by, entryId),
  }))
}

export const loader = () => methodNotAllowed('POST')
