import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { enforceRateLimit } from '~/platform/rate-limit.server'
import { unfinishedDraftSchema } from '../starting/draft'
import { analyzeDraft } from '../starting/read-draft'
import type { Route } from './+types/new-reading'

/** It is asked again whenever somebody who writes pauses for a quarter of a second. */
const ANALYSES_PER_MINUTE = {
  attempts: 240,
  seconds: 60,
  sentence: 'You changed your draft very often within a minute. Wait a moment; nothing you typed is lost.',
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
