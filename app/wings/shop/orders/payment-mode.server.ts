import { isIP } from 'node:net'
import { isLocalOrigin, type SiteEnvironment } from '~/platform/env/env.server'
import { isPublicIp } from '~/platform/security/is-public-ip'
import type { PaymentMode } from '~/wings/shop/products/product'

type PaymentEnvironment = Pick<SiteEnvironment, 'STRIPE_SECRET_KEY' | 'TEST_PAYMENTS' | 'ORIGIN'>

/** How products are paid for on this site; the same for everyone who looks. */
export function getPaymentMode({ STRIPE_SECRET_KEY, TEST_PAYMENTS, ORIGIN }: PaymentEnvironment): PaymentMode {
  if (STRIPE_SECRET_KEY) return 'stripe'
  const takesTests = TEST_PAYMENTS ? TEST_PAYMENTS === '1' : isLocalOrigin(ORIGIN)
  return takesTests ? 'test' : 'request'
}

/**
 * How whoever sent this request may pay. A site that was never told its ORIGIN takes itself for a local one while it may be
 * reached from everywhere: a test payment is for who sits at the machine, unless TEST_PAYMENTS allows it to all.
 * @param address of the visitor
 */
export function getPaymentModeForRequest(settings: PaymentEnvironment, request: Request, address: string): PaymentMode {
  const ways = getPaymentMode(settings)
  if (ways !== 'test' || settings.TEST_PAYMENTS === '1') return ways
  return isLocalRequest(request, address) ? 'test' : 'request'
}

/** The Host is what the sender says it is, so the address counts too. */
function isLocalRequest(request: Request, address: string) {
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(`http://${host}`) && isLocalOrigin(`http://${host}`) && isIP(address) > 0 && !isPublicIp(address)
}
