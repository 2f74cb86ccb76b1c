import { z } from 'zod'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { acceptProposal } from '../ai/accept-proposal.server'
import { MAX_PROPOSAL_BYTES, proposalSchema } from '../ai/proposal'
import { authorizePlanChange } from '../plan-limits.queries.server'
import type { Route } from './+types/plan-ai-acceptance'

const acceptRequest = z.strictObject({ basedOn: z.int().min(1), proposal: proposalSchema })

/** POST keeps a proposal as a new revision and answers its number. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const model = createAiClient(context.get(environmentContext))?.model ?? 'AI'
  return respondWithJson(async () => {
    await authorizePlanChange(db, person, sprintId)
    const { body, fault } = await readJson(request, acceptRequest, MAX_PROPOSAL_BYTES)
    return fault ?? { revision: await acceptProposal(db, person, sprintId, { ...body, model }) }
  })
}

export const loader = () => methodNotAllowed('POST')
