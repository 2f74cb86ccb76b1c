import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { ReviewIsGone } from '../errors'
import { replyForm, replyToReview } from '../moderation/reply.server'
import type { Route } from './+types/admin-review-reply'

/** PUT answers a review in public; an empty reply takes the answer away. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('PUT')
  const { body, fault } = await readJson(request, replyForm)
  if (fault) return fault
  return answerJson(() => {
    const { data: id } = z.uuid().safeParse(params.reviewId)
    if (!id) throw new ReviewIsGone()
    return replyToReview(context.get(databaseContext), context.get(adminContext), id, body.reply)
  })
}

export const loader = () => wrongMethod('PUT')
