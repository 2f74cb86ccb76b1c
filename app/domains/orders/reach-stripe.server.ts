import { type StripeEnvironment, stripeOf } from './stripe/client.server'

// a restricted key may not read the balance, which says that Stripe knows it
const KNOWN_KEY = 403

/** Asks Stripe for something that changes nothing. Throws what Stripe, or the way to it, says. */
export async function reachStripe(env: StripeEnvironment, withinMs: number) {
  const stripe = await stripeOf(env)
  try {
    await stripe.balance.retrieve({}, { timeout: withinMs, maxNetworkRetries: 0 })
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== KNOWN_KEY) throw error
  }
}
