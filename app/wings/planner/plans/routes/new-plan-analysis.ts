import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { analyzeDraft } from '../drafts/analyze-draft'
import { unfinishedDraftSchema } from '../drafts/plan-draft'
import type { Route } from './+types/new-plan-analysis'

/** It is asked again whenever somebody who writes pauses for a quarter of a second. */
const ANALYSES_PER_MINUTE = {
  attempts: 240,
  seconds: 60,
  message: 'Too many changes. Wait a minute. Your draft is kept.',
}

export const loader = () => methodNotAllowed('POST')

/** POST answers what the engine reads out of an unfinished draft: capabilities, conflicts, questions. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  return respondWithJson(async () => {
    await enforceRateLimit(
      context.get(databaseContext),
      `plan-reading:${context.get(userContext).id}`,
      ANALYSES_PER_MINUTE,
    )
    const { body, fault } = await readJson(request, unfinishedDraftSchema)
    return fault ?? analyzeDraft(body)
  })
}
