import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { readJson } from '~/platform/json-request.server'
import { regeneratePlanPart } from '../editing/commands.server'
import { previewOfPart } from '../editing/preview-part'
import { basedOnRequest } from '../editing/requests'
import { PlanMissing } from '../errors'
import { PLAN_PARTS, type PlanPart } from '../plan'
import { admitChange } from '../plan-limits.server'
import { findPlanFor, requireRole } from '../queries.server'
import type { Route } from './+types/plan-part'

const partNames = z.enum(Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]])

function partIn(name: string) {
  const { data } = partNames.safeParse(name)
  if (!data) throw new DomainError('A plan has no such part.', 404)
  return data
}

/** What would change if this part were made anew. */
export function loader({ context, params: { sprintId, part } }: Route.LoaderArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await requireRole(db, user, sprintId, 'change')
    const stored = await findPlanFor(db, user, sprintId)
    if (!stored) throw new PlanMissing()
    return { revision: stored.revision, preview: previewOfPart(stored, partIn(part)) }
  })
}

/** Makes the part anew, as the preview of that revision showed it. */
export async function action({ context, params: { sprintId, part }, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitChange(db, user, sprintId)
    const { body, fault } = await readJson(request, basedOnRequest)
    return fault ?? { revision: await regeneratePlanPart(db, user, sprintId, body.basedOn, partIn(part)) }
  })
}
