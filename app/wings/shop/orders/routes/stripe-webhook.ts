import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { storeWebhookEvent, verifyWebhookEvent } from '../stripe/webhook-event.commands.server'
import type { Route } from './+types/stripe-webhook'

const MAX_BODY_BYTES = 1024 * 1024

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(environmentContext).STRIPE_SECRET_KEY)
    return apiErrorResponse(404, 'Stripe payments are not set up.')
  return methodNotAllowed('POST')
}

/** Keeps what Stripe has signed and answers at once; a job does what it says. */
export async function action({ request, context }: Route.ActionArgs) {
  const env = context.get(environmentContext)
  if (!env.STRIPE_SECRET_KEY) return apiErrorResponse(404, 'Stripe payments are not set up.')
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const body = Buffer.from(await request.arrayBuffer())
  if (body.byteLength > MAX_BODY_BYTES) return apiErrorResponse(413, 'The request body is larger than 1 MiB.')
  const event = await verifyWebhookEvent(env, body, request.headers.get('stripe-signature') ?? '')
  if (!event) return apiErrorResponse(400, 'Invalid Stripe signature.')
  await storeWebhookEvent(context.get(databaseContext), event, body)
  return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } })
}
