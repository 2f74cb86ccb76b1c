import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { LARGEST_INTEGER } from '~/platform/largest-integer'
import { restoreRevision, takeBackRevision } from '../editing/commands.server'
import { RevisionMissing } from '../editing/faults'
import { basedOnRequest } from '../editing/requests'
import { admitChange } from '../plan-limits.server'
import type { Route } from './+types/plan-revision'

/** POST restores an earlier version, DELETE takes back what a version changed. Answers the new revision. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitChange(db, user, params.sprintId)
    const number = Number(params.revision)
    if (!/^[1-9]\d*$/.test(params.revision) || number > LARGEST_INTEGER) throw new RevisionMissing()
    if (request.method === 'DELETE') return { revision: await takeBackRevision(db, user, params.sprintId, number) }
    const { body, fault } = await readJson(request, basedOnRequest)
    return fault ?? { revision: await restoreRevision(db, user, params.sprintId, body.basedOn, number) }
  })
}

export const loader = () => wrongMethod('POST, DELETE')
