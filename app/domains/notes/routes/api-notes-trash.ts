import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { listTrashedNotes } from '../queries.server'
import type { Route } from './+types/api-notes-trash'

/** GET lists what lies in one's trash. */
export function loader({ context }: Route.LoaderArgs) {
  return respondWithJson(async () => ({
    notes: await listTrashedNotes(context.get(databaseContext), context.get(userContext).id),
  }))
}

export const action = () => methodNotAllowed('GET')
