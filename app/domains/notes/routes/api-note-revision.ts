import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { NoteMissing } from '../errors'
import { findSnapshot } from '../snapshots.server'
import type { Route } from './+types/api-note-revision'

const LARGEST = 2_147_483_647 // an integer of the database

/** GET answers a note as it was at a revision that was kept. */
export function loader({ context, params: { noteId, revision } }: Route.LoaderArgs) {
  return answerJson(async () => {
    const wanted = /^\d{1,10}$/.test(revision) ? Number(revision) : 0
    if (wanted < 1 || wanted > LARGEST) throw new NoteMissing()
    return findSnapshot(context.get(databaseContext), context.get(userContext).id, noteId, wanted)
  })
}

export const action = () => wrongMethod('GET')
