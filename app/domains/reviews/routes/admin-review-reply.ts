import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { ReviewNotFound } from '../errors'
import { replyToReview, reviewReplyForm } from '../moderation/reply.server'
import type { Route } from './+types/admin-review-reply'

/** PUT answers a review in public; an empty reply takes the answer away. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const { body, fault } = await readJson(request, reviewReplyForm)
  if (fault) return fault
  return respondWithJson(() => {
    const { data: id } = z.uuid().safeParse(params.reviewId)
    if (!id) throw new ReviewNotFound()
    return replyToReview(context.get(databaseContext), context.get(adminContext), id, body.reply)
  })
}

export const loader = () => methodNotAllowed('PUT')
