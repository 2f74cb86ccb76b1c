import { methodNotAllowed } from '~/platform/api-fault'
import { handleEntryRequest } from '../engine/answers.server'
import { parseRevisionNumber } from '../engine/revision-number'
import { listEntryRevisions } from '../engine/revisions.server'
import type { Route } from './+types/admin-piece-revisions'

/** The history of a piece, newest first; `?before=` goes on after the last one. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const before = parseRevisionNumber(url.searchParams.get('before'))
  return handleEntryRequest(args, async ({ db, pieceId }) => ({
    revisions: await listEntryRevisions(db, pieceId, before),
  }))
}

export const action = () => methodNotAllowed('GET')
