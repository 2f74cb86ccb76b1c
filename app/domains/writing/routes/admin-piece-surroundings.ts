import { methodNotAllowed } from '~/platform/api-fault'
import { handleEntryRequest } from '../engine/answers.server'
import { findAnalysisContext } from '../engine/surroundings.server'
import type { Route } from './+types/admin-piece-surroundings'

const LONGEST_KEYPHRASE = 300

/** What other pages say of a keyphrase, and of the piece. It need not be stored yet. */
export function loader({ url, ...args }: Route.LoaderArgs) {
  const keyphrase = (url.searchParams.get('keyphrase') ?? '').slice(0, LONGEST_KEYPHRASE)
  return handleEntryRequest(args, ({ db, pieceId }) => findAnalysisContext(db, pieceId, keyphrase))
}

export const action = () => methodNotAllowed('GET')
