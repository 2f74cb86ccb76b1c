import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import {
  moderateReviews,
  moderationRequestSchema,
  undoModeration,
  undoModerationRequestSchema,
} from '../moderation.commands.server'
import type { Route } from './+types/admin-review-decisions'

/** POST decides about reviews as they were read and answers what they were before; DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, moderationRequestSchema)
    return fault ?? respondWithJson(() => moderateReviews(db, by, body.reviews, body.decision))
  }
  if (request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, undoModerationRequestSchema)
  return fault ?? respondWithJson(() => undoModeration(db, by, body.states))
}

export const loader = () => methodNotAllowed('POST, DELETE')
