import { createHmac } from 'node:crypto'
import { data } from 'react-router'
import type { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { formState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { clientKey, limitRate } from '~/platform/rate-limit.server'
import { writeReview } from '../commands.server'
import { reviewForm } from '../review-form'
import { orderOfToken } from '../review-link.server'
import { findReviewableOrder } from '../reviewable-order.server'
import { storeSentPhotos } from '../sent-photos.server'
import { ReviewScreen } from '../ui/review-screen'
import type { Route } from './+types/review'

// never the path, which holds the token; with no-referrer browsers would not say where a plain form comes from either
const forNobodyElse = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'strict-origin' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await orderOf(context, params.token)
  if (!order) throw notFound('Review')
  const { productName, productSlug, customerName, review, status } = order
  const mayWrite = review !== null || status === 'paid'
  const shown = {
    productName,
    productSlug,
    customerName,
    review,
    mayWrite,
    wasWithdrawn: url.searchParams.has('withdrawn'),
  }
  return data(shown, { headers: forNobodyElse })
}

/** Writes the review, or changes it. A program that tries out addresses is turned away before it may send anything. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const order = await orderOf(context, params.token)
  if (!order) throw notFound('Review')
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const admit = () => limitRate(db, `review:${order.id}`, { attempts: 20, seconds: 3_600 })
  const write = async ({ photos, ...form }: z.output<typeof reviewForm>) => {
    const photoIds = await storeSentPhotos(db, env.DATA_DIR, photos)
    await writeReview(db, order.id, {
      ...form,
      photoIds,
      sender: senderOf(env.SECRET, context.get(visitContext).address),
    })
    return { sent: true as const }
  }
  return submit(request, reviewForm, write, admit)
}

/** Enough to count how much came from a network, and too little to find it. */
function senderOf(secret: string, address: string) {
  return (
    address &&
    createHmac('sha256', secret)
      .update(`sender:${clientKey(address)}`)
      .digest('base64url')
      .slice(0, 22)
  )
}

function orderOf(context: Route.LoaderArgs['context'], token: string) {
  const orderId = orderOfToken(context.get(environmentContext).SECRET, token)
  return orderId ? findReviewableOrder(context.get(databaseContext), orderId) : undefined
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. What you typed is still here. Please try again.')
}

export function headers() {
  return forNobodyElse
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Your review of ${loaderData.productName}` : 'Review'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function ReviewRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ReviewScreen {...loaderData} token={params.token} {...formState(actionData)} />
}
