import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { aiOf } from '~/platform/ai/ai.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { admitChange } from '../../plan-limits.server'
import { acceptProposal, takeBack } from '../accept-proposal.server'
import { LARGEST_PROPOSAL, proposalSchema } from '../proposal'
import type { Route } from './+types/acceptance'

const acceptSchema = z.strictObject({ basedOn: z.int().min(1), proposal: proposalSchema })
const takeBackSchema = z.strictObject({ revision: z.int().min(2) })

/** POST keeps a proposal as a new revision; DELETE brings back what was before that revision. Both answer the new revision. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'POST' && method !== 'DELETE') return wrongMethod('POST, DELETE')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const model = aiOf(context.get(environmentContext))?.model ?? 'AI'
  return answerJson(async () => {
    await admitChange(db, person, sprintId)
    if (method === 'DELETE') {
      const { body, fault } = await readJson(request, takeBackSchema)
      return fault ?? { revision: await takeBack(db, person, sprintId, body.revision) }
    }
    const { body, fault } = await readJson(request, acceptSchema, LARGEST_PROPOSAL)
    return fault ?? { revision: await acceptProposal(db, person, sprintId, { ...body, model }) }
  })
}

export const loader = () => wrongMethod('POST, DELETE')
