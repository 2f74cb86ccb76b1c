import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { toUtcDay } from '~/platform/dates'
import { readJson } from '~/platform/json-request.server'
import { enforceRateLimit } from '~/platform/rate-limit.server'
import { MAX_DRAFT_BYTES, planDraftSchema } from '../starting/draft'
import { previewDraft } from '../starting/preview-draft'
import type { Route } from './+types/new-preview'

/** More than anybody can tick: a plan takes a tenth of a second of the processor. */
const PREVIEWS_PER_MINUTE = { attempts: 120, seconds: 60 }

export const loader = () => methodNotAllowed('POST')

/** POST answers the plan of a draft, as far as it can be decided about; nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  return respondWithJson(async () => {
    await enforceRateLimit(
      context.get(databaseContext),
      `plan-preview:${context.get(userContext).id}`,
      PREVIEWS_PER_MINUTE,
    )
    const { body, fault } = await readJson(request, planDraftSchema, MAX_DRAFT_BYTES)
    return fault ?? previewDraft(body, toUtcDay(new Date()))
  })
}
