import type { Stripe } from 'stripe'
import type { SiteEnvironment } from '~/platform/env/env.server'

export type StripeEnvironment = Pick<SiteEnvironment, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'>

const TIMEOUT_MS = 8_000
const MAX_RETRIES = 1

const clients = new Map<string, Promise<Stripe>>()

/** The library, which is large, is loaded with the first payment. STRIPE_API_BASE sends its calls elsewhere. */
export function getStripeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: StripeEnvironment) {
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set.')
  const name = `${STRIPE_SECRET_KEY} ${STRIPE_API_BASE ?? ''}`
  const client = clients.get(name) ?? createClient(STRIPE_SECRET_KEY, STRIPE_API_BASE)
  clients.set(name, client)
  return client
}

async function createClient(key: string, base: string | undefined) {
  const { Stripe } = await import('stripe')
  return new Stripe(key, {
    ...(base && parseApiBase(base)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  })
}

function parseApiBase(base: string) {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
