import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { listSnapshots } from '../snapshots.server'
import type { Route } from './+types/api-note-revisions'

/** GET lists the versions of a note that were kept. */
export function loader({ context, params: { noteId } }: Route.LoaderArgs) {
  return answerJson(async () => ({
    revisions: await listSnapshots(context.get(databaseContext), context.get(userContext).id, noteId),
  }))
}

export const action = () => wrongMethod('GET')
