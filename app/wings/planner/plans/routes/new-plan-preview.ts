import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { toUtcDay } from '~/platform/time/dates'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { MAX_DRAFT_BYTES, planDraftSchema } from '../drafts/plan-draft'
import { previewDraft } from '../drafts/preview-draft'
import type { Route } from './+types/new-plan-preview'

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
