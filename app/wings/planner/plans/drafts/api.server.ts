import { before, jsonBody } from '~/kits/api/api.server'
import { type AiClient, aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import type { Database } from '~/platform/database/database.server'
import { apiErrorResponse } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { log } from '~/platform/monitoring/log.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { toUtcDay } from '~/platform/time/dates'
import { createUserApi, type UserApiEnv } from '~/wings/site/accounts/user-api.server'
import { consumeAiQuota, recordAiUsage } from '~/wings/site/ai-usage/commands.server'
import { type ReadIdeaArgs, readIdea } from '../ai/reading/read-idea.server'
import type { ReadingEvent } from '../ai/reading/reading-event'
import { MAX_DRAFT_BYTES } from '../max-draft-bytes'
import { countedCreation } from '../plan-guards.server'
import { analyzeDraft } from './analyze-draft'
import { createPlanFromDraft } from './create-plan-from-draft.commands.server'
import { planDraftSchema, readingRequestSchema, unfinishedDraftSchema } from './plan-draft'
import { previewDraft } from './preview-draft'

/** It is asked again whenever somebody who writes pauses for a quarter of a second. */
const ANALYSES_PER_MINUTE = {
  attempts: 240,
  seconds: 60,
  message: 'Too many changes. Wait a minute. Your draft is kept.',
}
/** More than anybody can tick: a plan takes a tenth of a second of the processor. */
const PREVIEWS_PER_MINUTE = { attempts: 120, seconds: 60 }

const analysis = before<UserApiEnv>((c) =>
  enforceRateLimit(c.var.db, `plan-reading:${c.var.user.id}`, ANALYSES_PER_MINUTE),
)
const preview = before<UserApiEnv>((c) =>
  enforceRateLimit(c.var.db, `plan-preview:${c.var.user.id}`, PREVIEWS_PER_MINUTE),
)

export const draftsApi = createUserApi()
  /** Creates the plan of a draft. */
  .post('/', countedCreation, jsonBody(planDraftSchema, MAX_DRAFT_BYTES), async (c) =>
    c.json({ id: await createPlanFromDraft(c.var.db, c.var.user, c.req.valid('json')) }),
  )
  /** What the engine reads out of an unfinished draft: capabilities, conflicts, questions. */
  .post('/drafts/analysis', analysis, jsonBody(unfinishedDraftSchema, MAX_DRAFT_BYTES), (c) =>
    c.json(analyzeDraft(c.req.valid('json'))),
  )
  /** Has the AI read the idea and streams what it finds; the stream ends with the brief, or with why there is none. */
  .post('/drafts/reading', analysis, jsonBody(readingRequestSchema, MAX_DRAFT_BYTES), async (c) => {
    const { db, user, siteEnv } = c.var
    const ai = createAiClient(siteEnv)
    if (!ai) return apiErrorResponse(503, aiNotConfiguredMessage(siteEnv))
    await consumeAiQuota(db, user.id)
    const { idea, reading: corrected } = c.req.valid('json')
    return streamWorkResponse(c.req.raw.signal, async (send, signal) =>
      send(await readCounted({ db, ai, userId: user.id }, { idea, corrected, signal, emit: send })),
    )
  })
  /** The plan of a draft, as far as it can be decided about; nothing is kept. */
  .post('/drafts/preview', preview, jsonBody(planDraftSchema, MAX_DRAFT_BYTES), (c) =>
    c.json(previewDraft(c.req.valid('json'), toUtcDay(new Date()))),
  )

interface CountedReading {
  db: Database
  ai: AiClient
  userId: string
}

async function readCounted({ db, ai, userId }: CountedReading, asked: ReadIdeaArgs): Promise<ReadingEvent> {
  try {
    const event = await readIdea(ai, asked)
    if ('use' in event) await recordAiUsage(db, ai, { userId, blueprintId: null, purpose: 'plan:idea', ...event.use })
    return event
  } catch (error) {
    log.error({ err: error }, 'an idea could not be read by the AI')
    return { type: 'failed', message: 'Something went wrong.', use: ZERO_TOKEN_USAGE }
  }
}
