import { userContext } from '~/domains/accounts/user-guard.server'
import { admitChange } from '~/domains/plans/plan-limits.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { limitSchema } from '../changes/board-change'
import { limitColumn } from '../settings.commands.server'
import type { Route } from './+types/board-limits'

export const loader = () => wrongMethod('PUT')

/** PUT sets how many cards one column should hold at most. */
export async function action({ request, context, params: { planId } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('PUT')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitChange(db, person, planId)
    const { body, fault } = await readJson(request, limitSchema)
    if (fault) return fault
    await limitColumn(db, person, planId, body.status, body.most)
    return body
  })
}
