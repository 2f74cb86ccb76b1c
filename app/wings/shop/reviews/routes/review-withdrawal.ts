import { data, redirect } from 'react-router'
import { DomainError, notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { deletePictures } from '~/wings/site/media/commands.server'
import { deleteReviewForGood } from '../commands.server'
import { reviewPath, verifyReviewToken } from '../review-link.server'
import type { Route } from './+types/review-withdrawal'

const reviewAuthor = { id: null, email: 'the author of a review' }

/** POST deletes the review of the link, with its photos. */
export async function action({ context, params }: Route.ActionArgs) {
  const [db, { SECRET }] = [context.get(databaseContext), context.get(environmentContext)]
  const orderId = verifyReviewToken(SECRET, params.token)
  if (!orderId) throw notFound('Review')
  try {
    await enforceRateLimit(db, `review:${orderId}`, { attempts: 20, seconds: 3_600 })
    const photos = await deleteReviewForGood(db, orderId)
    if (photos.length > 0) await deletePictures(db, reviewAuthor, photos)
  } catch (error) {
    if (error instanceof DomainError) throw data({ message: error.message }, { status: error.status })
    throw error
  }
  return redirect(`${reviewPath(SECRET, orderId)}?withdrawn`)
}

/** Whoever loads the page again after deleting comes back to the form. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { SECRET } = context.get(environmentContext)
  const orderId = verifyReviewToken(SECRET, params.token)
  if (!orderId) throw notFound('Review')
  return redirect(reviewPath(SECRET, orderId))
}
