import { z } from 'zod'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { regeneratePlanPart } from '../editing/commands.server'
import { baseRevisionRequestSchema } from '../editing/edit-requests'
import { previewRegeneratedPart } from '../editing/preview-regenerated-part'
import { PlanMissing } from '../errors'
import { PLAN_PARTS, type PlanPart } from '../plan'
import { authorizePlanChange } from '../plan-limits.queries.server'
import { findPlanFor, requireRole } from '../queries.server'
import type { Route } from './+types/plan-part'

const partNames = z.enum(Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]])

function parsePart(name: string) {
  const { data } = partNames.safeParse(name)
  if (!data) throw new DomainError('Section not found.', 404)
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
    const { body, fault } = await readJson(request, baseRevisionRequestSchema)
    return fault ?? { revision: await regeneratePlanPart(db, user, sprintId, body.basedOn, parsePart(part)) }
  })
}
