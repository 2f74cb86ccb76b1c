import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { parseRevisionNumber } from '../lifecycle/parse-revision-number'
import { listEntryRevisions } from '../lifecycle/revisions.commands.server'
import type { Route } from './+types/admin-entry-revisions'

/** The history of a piece, newest first; `?before=` goes on after the last one. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const before = parseRevisionNumber(url.searchParams.get('before'))
  return handleEntryRequest(args, async ({ db, entryId }) => ({
    revisions: await listEntryRevisions(db, entryId, before),
  }))
}

export const action = () => methodNotAllowed('GET')
