import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { knownState } from '../live/known-state'
import { findBoardUpdate } from '../queries.server'
import type { Route } from './+types/board-progress'

/** GET answers what changed since what the client knows: it was away, and wants to know whether it may come back. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => ({
    update: (await findBoardUpdate(db, person, params.planId, knownState(url))) ?? null,
  }))
}

export const action = () => wrongMethod('GET')
