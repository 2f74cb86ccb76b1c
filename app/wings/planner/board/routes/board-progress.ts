import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { parseSyncState } from '../engine/sync-state'
import { findBoardUpdate } from '../queries.server'
import type { Route } from './+types/board-progress'

/** GET answers what changed since what the client knows: it was away, and wants to know whether it may come back. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => ({
    update: (await findBoardUpdate(db, person, params.planId, parseSyncState(url))) ?? null,
  }))
}

export const action = () => methodNotAllowed('GET')
