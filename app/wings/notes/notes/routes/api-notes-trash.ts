import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { listTrashedNotes } from '../queries.server'
import type { Route } from './+types/api-notes-trash'

/** GET lists what lies in one's trash. */
export function loader({ context }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    notes: await listTrashedNotes(context.get(databaseContext), context.get(userContext).id),
  }))
}

export const action = () => methodNotAllowed('GET')
