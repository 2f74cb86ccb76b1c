import { randomBytes } from 'node:crypto'

/** What a form-encoded body of Stripe's API says: `a[b][0][c]=d` → { a: { b: { 0: { c: 'd' } } } }. */
export interface StripeParams {
  [name: string]: string | StripeParams
}

export function parseStripeParams(body: string) {
  const params: StripeParams = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? name
    let at = params
    for (const part of path) {
      const known = at[part]
      const inner = typeof known === 'object' ? known : {}
      at[part] = inner
      at = inner
    }
    at[last] = value
  }
  return params
}

export function getParam(params: StripeParams, ...path: string[]): string | undefined {
  let at: string | StripeParams | undefined = params
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

export function newStripeId(kind: string) {
  return `${kind}_${randomBytes(12).toString('hex')}`
}

export interface StripeSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  url: string | null
  currency: string
  amount_subtotal: number
  amount_total: number
  total_details: { amount_discount: number; amount_tax: number }
  client_reference_id: string | null
  metadata: Record<string, string>
  customer_email: string | null
  customer_details: object | null
  payment_intent: string | null
  invoice: string | null
  discounts: { promotion_code: string | null; coupon: string | null }[]
  success_url: string
  cancel_url: string
  expires_at: number
  automatic_tax: { enabled: boolean }
}

/** As Stripe makes a session of what it was asked for. @throws a sentence for what it would refuse */
export function createStripeSession(
  params: StripeParams,
  origin: string,
): { session: StripeSession; name: string; hasInvoice: boolean } {
  const price = (...path: string[]) => getParam(params, 'line_items', '0', 'price_data', ...path)
  const [amount, now, expiresAt] = [Number(price('unit_amount')), Date.now() / 1000, Number(params.expires_at)]
  if (!Number.isInteger(amount) || amount < 50) throw new Error('The unit_amount must be at least 50 cents.')
  if (params.mode !== 'payment' || !price('currency')) throw new Error('mode and currency are required.')
  if (!(expiresAt > now + 1_800 && expiresAt <= now + 86_400))
    throw new Error('expires_at must be in 30 minutes to 24 hours.')
  const id = newStripeId('cs_test')
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `${origin}/pay/${id}`,
    currency: price('currency') ?? '',
    amount_subtotal: amount,
    amount_total: amount,
    total_details: { amount_discount: 0, amount_tax: 0 },
    client_reference_id: getParam(params, 'client_reference_id') ?? null,
    metadata: (params.metadata ?? {}) as Record<string, string>,
    customer_email: getParam(params, 'customer_email') ?? null,
    customer_details: null,
    payment_intent: null,
    invoice: null,
    discounts: [],
    success_url: String(params.success_url),
    cancel_url: String(params.cancel_url),
    expires_at: expiresAt,
    automatic_tax: { enabled: getParam(params, 'automatic_tax', 'enabled') === 'true' },
  }
  const hasInvoice = getParam(params, 'invoice_creation', 'enabled') === 'true'
  return { session, name: price('product_data', 'name') ?? '', hasInvoice }
}

/** The one coupon of the stand-in. */
export const testCoupon = { code: 'LAUNCH20', id: 'promo_launch20', percent: 20 }
const TAX_PERCENT = 23

/** The session once its buyer has pressed Pay. */
export function payStripeSession(session: StripeSession, { code = '', isAsync = false } = {}): StripeSession {
  const { amount_subtotal: subtotal, automatic_tax: tax } = session
  const isReduced = code === testCoupon.code
  const discount = isReduced ? Math.round((subtotal * testCoupon.percent) / 100) : 0
  const taxed = tax.enabled ? Math.round(((subtotal - discount) * TAX_PERCENT) / 100) : 0
  return {
    ...session,
    status: 'complete',
    payment_status: isAsync ? 'unpaid' : 'paid',
    url: null,
    payment_intent: newStripeId('pi'),
    amount_total: subtotal - discount + taxed,
    total_details: { amount_discount: discount, amount_tax: taxed },
    discounts: isReduced ? [{ promotion_code: testCoupon.id, coupon: 'launch20' }] : [],
    customer_details: { email: session.customer_email, address: { country: 'PT' }, tax_ids: [] },
  }
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

/** @param created in seconds since 1970 */
export function createStripeEvent(type: string, object: object, created = Math.floor(Date.now() / 1_000)): StripeEvent {
  return { id: newStripeId('evt'), object: 'event', type, created, data: { object } }
}
