import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { ReviewNotFound } from '../errors'
import { replyToReview, reviewReplyForm } from '../reply.commands.server'
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
