import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { listSharedNotes } from '../shared.queries.server'
import type { Route } from './+types/api-notes-shared'

/** GET lists the notes that others share with whoever asks, the latest share first. */
export function loader({ context }: Route.LoaderArgs) {
  return respondWithJson(() => listSharedNotes(context.get(databaseContext), context.get(userContext).email))
}

export const action = () => methodNotAllowed('GET')
