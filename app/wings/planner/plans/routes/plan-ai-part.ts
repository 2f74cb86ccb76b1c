import { z } from 'zod'
import { type AiClient, aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { log } from '~/platform/monitoring/log.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { consumeAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import { AI_PARTS, type AiPart } from '../ai/ai-part'
import { applyProposal } from '../ai/apply-proposal'
import { improvePart } from '../ai/improve-part.server'
import { MAX_PROPOSAL_BYTES, type PartEvent, type Proposal, proposalSchema } from '../ai/proposal'
import { PlanMissing } from '../errors'
import { findPlanFor, type Person, requireRole } from '../queries.server'
import type { Route } from './+types/plan-ai-part'

/** What is asked: one part, on top of what was proposed for others before. */
const improveRequest = z.strictObject({ part: z.enum(AI_PARTS), proposal: proposalSchema })

/** POST has the AI improve one part and streams what it writes; the stream ends with the proposal, or with why there is none. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await requireRole(db, person, sprintId, 'change')
    const { body, fault } = await readJson(request, improveRequest, MAX_PROPOSAL_BYTES)
    if (fault) return fault
    const ai = createAiClient(context.get(environmentContext))
    if (!ai) return apiErrorResponse(503, aiNotConfiguredMessage(context.get(environmentContext)))
    await consumeAiQuota(db, person.id)
    return streamWorkResponse(request.signal, async (send, signal) =>
      send(await improveStoredPart({ db, ai, person, planId: sprintId, ...body, signal }, send)),
    )
  })
}

export const loader = () => methodNotAllowed('POST')

interface ImprovePartArgs {
  db: Database
  ai: AiClient
  person: Person
  planId: string
  part: AiPart
  proposal: Proposal
  signal: AbortSignal
}

async function improveStoredPart(
  { db, ai, person, planId, part, proposal, signal }: ImprovePartArgs,
  tell: (news: PartEvent) => void,
) {
  try {
    const stored = await findPlanFor(db, person, planId)
    if (!stored) throw new PlanMissing()
    const { brief, plan } = stored
    const base = applyProposal(plan, { ...proposal, [part]: undefined }, { model: ai.model, brief }).plan
    const news = await improvePart(ai, { plan: base, brief, part, signal, emit: tell })
    if (news.type !== 'writing')
      await recordAiUsage(db, ai, { userId: person.id, blueprintId: planId, purpose: `plan:${part}`, ...news.use })
    return news
  } catch (error) {
    log.error({ err: error }, 'a part of a plan could not be improved')
    return FAILED_EVENT
  }
}

const FAILED_EVENT: PartEvent = {
  type: 'failed',
  message: 'Something went wrong. The section was not changed. Try again.',
  use: ZERO_TOKEN_USAGE,
}
