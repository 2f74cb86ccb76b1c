import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { listSharedNotes } from '../shared-notes.queries.server'
import type { Route } from './+types/api-notes-shared'

/** GET lists the notes that others share with whoever asks, the latest share first. */
export function loader({ context }: Route.LoaderArgs) {
  return respondWithJson(() => listSharedNotes(context.get(databaseContext), context.get(userContext).email))
}

export const action = () => methodNotAllowed('GET')
