import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { createAiClient } from '~/platform/ai/ai.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { authorizePlanChange } from '../../plan-limits.server'
import { acceptProposal } from '../accept-proposal.server'
import { MAX_PROPOSAL_BYTES, proposalSchema } from '../proposal'
import type { Route } from './+types/acceptance'

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
