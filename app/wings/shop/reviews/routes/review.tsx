import { createHmac } from 'node:crypto'
import { data } from 'react-router'
import type { z } from 'zod'
import { notFound } from '~/platform/errors/errors'
import { toFormState } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { submitReview } from '../commands.server'
import { reviewForm } from '../review-form'
import { verifyReviewToken } from '../review-link.server'
import { addPhotosToLibrary } from '../review-photos.server'
import { findReviewableOrder } from '../reviewable-order.queries.server'
import { WriteReviewScreen } from '../ui/review-screen'
import type { Route } from './+types/review'

// never the path, which holds the token; with no-referrer browsers would not say where a plain form comes from either
const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'strict-origin' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await findOrderByToken(context, params.token)
  if (!order) throw notFound('Review')
  const { productName, productSlug, customerName, review, status } = order
  const canWrite = review !== null || status === 'paid'
  const shown = {
    productName,
    productSlug,
    customerName,
    review,
    canWrite: canWrite,
    isDeleted: url.searchParams.has('withdrawn'),
  }
  return data(shown, { headers: privateHeaders })
}

/** Writes the review, or changes it. A program that tries out addresses is turned away before it may send anything. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const order = await findOrderByToken(context, params.token)
  if (!order) throw notFound('Review')
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const admit = () => enforceRateLimit(db, `review:${order.id}`, { attempts: 20, seconds: 3_600 })
  const write = async ({ photos, ...form }: z.output<typeof reviewForm>) => {
    const photoIds = await addPhotosToLibrary(db, env.DATA_DIR, photos)
    await submitReview(db, order.id, {
      ...form,
      photoIds,
      sender: hashSender(env.SECRET, context.get(requestMetaContext).address),
    })
    return { sent: true as const }
  }
  return submit(request, reviewForm, write, admit)
}

/** Enough to count how much came from a network, and too little to find it. */
function hashSender(secret: string, address: string) {
  return (
    address &&
    createHmac('sha256', secret)
      .update(`sender:${clientKey(address)}`)
      .digest('base64url')
      .slice(0, 22)
  )
}

function findOrderByToken(context: Route.LoaderArgs['context'], token: string) {
  const orderId = verifyReviewToken(context.get(environmentContext).SECRET, token)
  return orderId ? findReviewableOrder(context.get(databaseContext), orderId) : undefined
}

export function headers() {
  return privateHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Your review of ${loaderData.productName}` : 'Review'
  return noindexMeta(title)
}

export default function ReviewRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <WriteReviewScreen {...loaderData} token={params.token} {...toFormState(actionData)} />
}
