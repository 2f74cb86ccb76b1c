import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { dayOf } from '~/platform/dates'
import { readJson } from '~/platform/json-request.server'
import { limitRate } from '~/platform/rate-limit.server'
import { draftSchema, LONGEST_DRAFT_BYTES } from '../starting/draft'
import { previewDraft } from '../starting/preview-draft'
import type { Route } from './+types/new-preview'

/** More than anybody can tick: a plan takes a tenth of a second of the processor. */
const PER_MINUTE = { attempts: 120, seconds: 60 }

export const loader = () => wrongMethod('POST')

/** POST answers the plan of a draft, as far as it can be decided about; nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  return answerJson(async () => {
    await limitRate(context.get(databaseContext), `plan-preview:${context.get(userContext).id}`, PER_MINUTE)
    const { body, fault } = await readJson(request, draftSchema, LONGEST_DRAFT_BYTES)
    return fault ?? previewDraft(body, dayOf(new Date()))
  })
}
