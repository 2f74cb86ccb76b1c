import { methodNotAllowed } from '~/platform/http/api-error'
import { handleEntryRequest } from '../entry-request.server'
import { findAnalysisContext } from '../lifecycle/analysis-context.queries.server'
import type { Route } from './+types/admin-entry-analysis-context'

const MAX_KEYPHRASE_LENGTH = 300

/** What other pages say of a keyphrase, and of the piece. It need not be stored yet. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const keyphrase = (url.searchParams.get('keyphrase') ?? '').slice(0, MAX_KEYPHRASE_LENGTH)
  return handleEntryRequest(args, ({ db, entryId }) => findAnalysisContext(db, entryId, keyphrase))
}

export const action = () => methodNotAllowed('GET')
