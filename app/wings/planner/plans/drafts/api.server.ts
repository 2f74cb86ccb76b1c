import { before, jsonBody } from '~/kits/api/api.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { toUtcDay } from '~/platform/time/dates'
import { createUserApi, type UserApiEnv } from '~/wings/site/accounts/user-api.server'
import { MAX_DRAFT_BYTES } from '../max-draft-bytes'
import { countedCreation } from '../plan-guards.server'
import { analyzeDraft } from './analyze-draft'
import { createPlanFromDraft } from './create-plan-from-draft.commands.server'
import { planDraftSchema, unfinishedDraftSchema } from './plan-draft'
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
  /** The plan of a draft, as far as it can be decided about; nothing is kept. */
  .post('/drafts/preview', preview, jsonBody(planDraftSchema, MAX_DRAFT_BYTES), (c) =>
    c.json(previewDraft(c.req.valid('json'), toUtcDay(new Date()))),
  )
