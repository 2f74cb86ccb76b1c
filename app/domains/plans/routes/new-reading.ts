import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { limitRate } from '~/platform/rate-limit.server'
import { unfinishedDraft } from '../starting/draft'
import { readDraft } from '../starting/read-draft'
import type { Route } from './+types/new-reading'

/** It is asked again whenever somebody who writes pauses for a quarter of a second. */
const PER_MINUTE = {
  attempts: 240,
  seconds: 60,
  sentence: 'You changed your draft very often within a minute. Wait a moment; nothing you typed is lost.',
}

export const loader = () => wrongMethod('POST')

/** POST answers what the engine reads out of an unfinished draft: capabilities, conflicts, questions. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  return answerJson(async () => {
    await limitRate(context.get(databaseContext), `plan-reading:${context.get(userContext).id}`, PER_MINUTE)
    const { body, fault } = await readJson(request, unfinishedDraft)
    return fault ?? readDraft(body)
  })
}
