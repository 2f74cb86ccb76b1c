import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { moderateReviews, moderation, takeBack, undoing } from '../moderation/moderate.server'
import type { Route } from './+types/admin-review-decisions'

/** POST decides about reviews as they were read and answers what they were before; DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, moderation)
    return fault ?? answerJson(() => moderateReviews(db, by, body.reviews, body.decision))
  }
  if (request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const { body, fault } = await readJson(request, undoing)
  return fault ?? answerJson(() => takeBack(db, by, body.states))
}

export const loader = () => wrongMethod('POST, DELETE')
