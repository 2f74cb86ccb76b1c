import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { aiOf } from '~/platform/ai/ai.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { admitChange } from '../../plan-limits.server'
import { acceptProposal } from '../accept-proposal.server'
import { LARGEST_PROPOSAL, proposalSchema } from '../proposal'
import type { Route } from './+types/acceptance'

const acceptSchema = z.strictObject({ basedOn: z.int().min(1), proposal: proposalSchema })

/** POST keeps a proposal as a new revision and answers its number. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const model = aiOf(context.get(environmentContext))?.model ?? 'AI'
  return answerJson(async () => {
    await admitChange(db, person, sprintId)
    const { body, fault } = await readJson(request, acceptSchema, LARGEST_PROPOSAL)
    return fault ?? { revision: await acceptProposal(db, person, sprintId, { ...body, model }) }
  })
}

export const loader = () => wrongMethod('POST')
