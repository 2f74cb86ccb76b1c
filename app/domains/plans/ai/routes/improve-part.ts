import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { countQuestion, recordUse } from '~/domains/ai-usage/commands.server'
import { type Ai, aiMissing, aiOf } from '~/platform/ai/ai.server'
import { NO_USE } from '~/platform/ai/ai-use'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { streamWork } from '~/platform/event-stream.server'
import { readJson } from '~/platform/json-request.server'
import { log } from '~/platform/log.server'
import { PlanMissing } from '../../errors'
import { findPlanFor, type Person, requireRole } from '../../queries.server'
import { AI_PARTS, type AiPart } from '../ai-part'
import { applyProposal } from '../apply-proposal'
import { improvePart } from '../improve-part.server'
import { LARGEST_PROPOSAL, type PartNews, type Proposal, proposalSchema } from '../proposal'
import type { Route } from './+types/improve-part'

/** What is asked: one part, on top of what was proposed for others before. */
const askSchema = z.strictObject({ part: z.enum(AI_PARTS), proposal: proposalSchema })

/** POST has the AI improve one part and streams what it writes; the stream ends with the proposal, or with why there is none. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await requireRole(db, person, sprintId, 'change')
    const { body, fault } = await readJson(request, askSchema, LARGEST_PROPOSAL)
    if (fault) return fault
    const ai = aiOf(context.get(environmentContext))
    if (!ai) return apiFault(503, aiMissing(context.get(environmentContext)))
    await countQuestion(db, person.id)
    return streamWork(request.signal, async (send, signal) =>
      send(await improved({ db, ai, person, planId: sprintId, ...body, signal }, send)),
    )
  })
}

export const loader = () => wrongMethod('POST')

interface Asked {
  db: Database
  ai: Ai
  person: Person
  planId: string
  part: AiPart
  proposal: Proposal
  signal: AbortSignal
}

async function improved({ db, ai, person, planId, part, proposal, signal }: Asked, tell: (news: PartNews) => void) {
  try {
    const stored = await findPlanFor(db, person, planId)
    if (!stored) throw new PlanMissing()
    const { brief, plan } = stored
    const base = applyProposal(plan, { ...proposal, [part]: undefined }, { model: ai.model, brief }).plan
    const news = await improvePart(ai, { plan: base, brief, part, signal, tell })
    if (news.type !== 'writing')
      await recordUse(db, ai, { userId: person.id, blueprintId: planId, purpose: `plan:${part}`, ...news.use })
    return news
  } catch (error) {
    log.error({ err: error }, 'a part of a plan could not be improved')
    return FAILED
  }
}

const FAILED: PartNews = {
  type: 'failed',
  message: 'Something went wrong here. The section stays as it is; try it again.',
  use: NO_USE,
}
