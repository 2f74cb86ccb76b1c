import type { Stripe } from 'stripe'
import type { SiteEnvironment } from '~/platform/env.server'

export type StripeEnvironment = Pick<SiteEnvironment, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

const PATIENCE_MS = 8_000
const RETRIES = 1

const clients = new Map<string, Promise<Stripe>>()

/** The library, which is large, is loaded with the first payment. STRIPE_API_BASE sends its calls elsewhere. */
export function stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: StripeEnvironment) {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set.')
  const name = `${STRIPE_SECRET_KEY} ${STRIPE_API_BASE ?? ''}`
  const client = clients.get(name) ?? makeClient(STRIPE_SECRET_KEY, STRIPE_API_BASE)
  clients.set(name, client)
  return client
}

async function makeClient(key: string, base: string | undefined) {
  const { Stripe } = await import('stripe')
  return new Stripe(key, {
    ...(base && addressOf(base)),
    timeout: PATIENCE_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
