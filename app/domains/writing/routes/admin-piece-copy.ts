import { methodNotAllowed } from '~/platform/api-fault'
import { handleEntryRequest } from '../engine/answers.server'
import { duplicateEntry } from '../engine/duplicate.server'
import type { Route } from './+types/admin-piece-copy'

/** POST makes a draft with the same words and answers its id. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleEntryRequest(args, async ({ db, by, kind, pieceId }) => ({
    id: await duplicateEntry(db, kind, by, pieceId),
  }))
}

export const loader = () => methodNotAllowed('POST')
