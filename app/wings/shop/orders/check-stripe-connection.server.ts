import { getStripeClient, type StripeEnvironment } from './stripe/stripe-client.server'

// a restricted key may not read the balance, which says that Stripe knows it
const FORBIDDEN = 403

/** Asks Stripe for something that changes nothing. Throws what Stripe, or the way to it, says. */
export async function checkStripeConnection(env: StripeEnvironment, withinMs: number) {
  const stripe = await getStripeClient(env)
  try {
    await stripe.balance.retrieve({}, { timeout: withinMs, maxNetworkRetries: 0 })
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== FORBIDDEN) throw error
  }
}
