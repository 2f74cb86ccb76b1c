import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readSignedEvent, receiveEvent } from '../stripe/receive-event.server'
import type { Route } from './+types/stripe-webhook'

const LONGEST_BODY_BYTES = 1024 * 1024

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(environmentContext).STRIPE_SECRET_KEY) return apiFault(404, 'No payments are taken here.')
  return wrongMethod('POST')
}

/** Keeps what Stripe has signed and answers at once; a job does what it says. */
export async function action({ request, context }: Route.ActionArgs) {
  const env = context.get(environmentContext)
  if (!env.STRIPE_SECRET_KEY) return apiFault(404, 'No payments are taken here.')
  if (request.method !== 'POST') return wrongMethod('POST')
  const body = Buffer.from(await request.arrayBuffer())
  if (body.byteLength > LONGEST_BODY_BYTES) return apiFault(413, 'This is more than 1 MiB.')
  const event = await readSignedEvent(env, body, request.headers.get('stripe-signature') ?? '')
  if (!event) return apiFault(400, 'This was not signed by Stripe for this site.')
  await receiveEvent(context.get(databaseContext), event, body)
  return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } })
}
