import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { readJson } from '~/platform/json-request.server'
import { regeneratePlanPart } from '../editing/commands.server'
import { previewRegeneratedPart } from '../editing/preview-part'
import { baseRevisionRequest } from '../editing/requests'
import { PlanMissing } from '../errors'
import { PLAN_PARTS, type PlanPart } from '../plan'
import { authorizePlanChange } from '../plan-limits.server'
import { findPlanFor, requireRole } from '../queries.server'
import type { Route } from './+types/plan-part'

const partNames = z.enum(Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]])

function parsePart(name: string) {
  const { data } = partNames.safeParse(name)
  if (!data) throw new DomainError('A plan has no such part.', 404)
  return data
}

/** What would change if this part were made anew. */
export function loader({ context, params: { sprintId, part } }: Route.LoaderArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await requireRole(db, user, sprintId, 'change')
    const stored = await findPlanFor(db, user, sprintId)
    if (!stored) throw new PlanMissing()
    return { revision: stored.revision, preview: previewRegeneratedPart(stored, parsePart(part)) }
  })
}

/** Makes the part anew, as the preview of that revision showed it. */
export async function action({ context, params: { sprintId, part }, request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await authorizePlanChange(db, user, sprintId)
    const { body, fault } = await readJson(request, baseRevisionRequest)
    return fault ?? { revision: await regeneratePlanPart(db, user, sprintId, body.basedOn, parsePart(part)) }
  })
}
