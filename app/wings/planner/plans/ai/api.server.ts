import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { type AiClient, aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { log } from '~/platform/monitoring/log.server'
import { createUserApi } from '~/wings/site/accounts/user-api.server'
import { consumeAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import { PlanMissing } from '../errors'
import { countedChange, onlyEditors } from '../plan-guards.server'
import { findPlanFor, type Person } from '../queries.server'
import { acceptProposal } from './accept-proposal.server'
import { AI_TOPICS, type AiTopic } from './ai-part'
import { applyProposal } from './apply-proposal'
import { fillWishes } from './fills/fill-wishes.server'
import { improvePart } from './improve-part.server'
import { MAX_PROPOSAL_BYTES, type PartEvent, type Proposal, proposalSchema } from './proposal'

/** What is asked: one part, on top of what was proposed for others before. */
const improveSchema = z.strictObject({ part: z.enum(AI_TOPICS), proposal: proposalSchema })
const acceptSchema = z.strictObject({ basedOn: z.int().min(1), proposal: proposalSchema })

export const aiApi = createUserApi()
  /** Has the AI improve one part and streams what it writes; the stream ends with the proposal, or with why there is none. */
  .post('/:planId/ai/part', onlyEditors, jsonBody(improveSchema, MAX_PROPOSAL_BYTES), async (c) => {
    const { db, user: person, siteEnv } = c.var
    const ai = createAiClient(siteEnv)
    if (!ai) return apiErrorResponse(503, aiNotConfiguredMessage(siteEnv))
    await consumeAiQuota(db, person.id)
    const wish = { db, ai, person, planId: c.req.param('planId'), ...c.req.valid('json') }
    return streamWorkResponse(c.req.raw.signal, async (send, signal) =>
      send(await improveStoredPart({ ...wish, signal }, send)),
    )
  })
  /** Keeps a proposal as a new revision and answers its number. */
  .post('/:planId/ai/acceptance', countedChange, jsonBody(acceptSchema, MAX_PROPOSAL_BYTES), async (c) => {
    const accepted = { ...c.req.valid('json'), model: createAiClient(c.var.siteEnv)?.model ?? 'AI' }
    return c.json({ revision: await acceptProposal(c.var.db, c.var.user, c.req.param('planId'), accepted) })
  })

interface ImprovePartArgs {
  db: Database
  ai: AiClient
  person: Person
  planId: string
  part: AiTopic
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
    const base = applyProposal(plan, { ...proposal, [part]: undefined }, { model: ai.model, brief })
    const asked = { plan: base.plan, brief: base.brief, signal, emit: tell }
    const news = await (part === 'wishes' ? fillWishes(ai, asked) : improvePart(ai, { ...asked, part }))
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
