import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { renamePlan } from '../own-plans/commands.server'
import { admitChange } from '../plan-limits.server'
import { planTitle } from '../plan-title'
import type { Route } from './+types/plan-title'

const naming = z.strictObject({ title: planTitle, basedOn: z.int().min(1) })

export const loader = () => wrongMethod('PUT')

/** PUT renames a plan; `basedOn` is the revision that the person saw. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('PUT')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitChange(db, person, sprintId)
    const { body, fault } = await readJson(request, naming)
    return fault ?? { revision: await renamePlan(db, person, sprintId, body) }
  })
}
