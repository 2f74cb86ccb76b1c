import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  createStripeEvent,
  createStripeSession,
  getParam,
  newStripeId,
  parseStripeParams,
  payStripeSession,
  type StripeParams,
  type StripeSession,
  testCoupon,
} from './stripe-objects'
import {
  aStripeRefund,
  createChargeRefundedEvent,
  createRefundCreatedEvent,
  createRefundFailureEvents,
  failRefund,
  nowInSeconds,
  type StripeRefund,
} from './stripe-refunds'
import { WebhookDeliveries } from './webhook-deliveries'

const secretKey = 'sk_test_stand_in'
const webhookSecret = 'whsec_stand_in'

interface Reply {
  status: number
  body: object
}

interface StoredReply {
  params: string
  reply: Reply
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * A local server that speaks the part of Stripe's API that the site uses: form-encoded requests, idempotency keys, hosted
 * checkout pages with Pay and Cancel, refunds, and events with proper signatures.
 */
export async function startFakeStripe({ retryMs = 50 } = {}) {
  const stripe = new StripeServer(new WebhookDeliveries({ webhookSecret, retryMs }))
  const server = createServer((request, response) => {
    answer(stripe, request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stripe.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.origin }
  return Object.assign(stripe, {
    /** The variables with which a site uses it. */
    env,
    async stop() {
      await stripe.deliveries.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

class StripeServer {
  origin = ''
  readonly sessions = new Map<string, StripeSession>()
  readonly names = new Map<string, string>()
  /** What the API was asked to send back. */
  readonly refunds: StripeParams[] = []
  /** Whether banks refuse what is sent back, at once. */
  refusesRefunds = false
  readonly #refundsById = new Map<string, StripeRefund>()
  /** What the API was asked, as `POST /v1/refunds`. */
  readonly calls: string[] = []
  /** Answers every call with this status while it is set. */
  outageStatus: number | undefined
  readonly #withInvoice = new Set<string>()
  readonly #storedReplies = new Map<string, StoredReply>()

  constructor(readonly deliveries: WebhookDeliveries) {}

  call(method: string, path: string, body: string, idempotencyKey: string | undefined): Reply {
    const kept = idempotencyKey && this.#storedReplies.get(`${path} ${idempotencyKey}`)
    if (kept && kept.params !== body)
      return errorReply(400, 'idempotency_error', 'This key was used with other parameters.')
    if (kept) return kept.reply
    const reply = this.#act(method, path, parseStripeParams(body))
    if (idempotencyKey) this.#storedReplies.set(`${path} ${idempotencyKey}`, { params: body, reply })
    return reply
  }

  #act(method: string, path: string, params: StripeParams): Reply {
    const [, , kind, ...rest] = path.split('/')
    const id = rest.at(-1) ?? ''
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#createSession(params)
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(params)
    if (method === 'GET' && kind === 'checkout') {
      const session = this.sessions.get(id)
      return session ? { status: 200, body: session } : notFoundReply
    }
    if (method === 'GET' && kind === 'invoices') return { status: 200, body: createInvoice(id) }
    if (method === 'GET' && id === testCoupon.id)
      return { status: 200, body: { ...testCoupon, object: 'promotion_code' } }
    return notFoundReply
  }

  #createSession(params: StripeParams): Reply {
    try {
      const { session, name, hasInvoice } = createStripeSession(params, this.origin)
      this.sessions.set(session.id, session)
      this.names.set(session.id, name)
      if (hasInvoice) this.#withInvoice.add(session.id)
      return { status: 200, body: session }
    } catch (error) {
      return errorReply(400, 'invalid_request_error', String(error))
    }
  }

  #refund(params: StripeParams): Reply {
    const paymentId = getParam(params, 'payment_intent') ?? ''
    const session = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === paymentId)
    if (!session) return notFoundReply
    const rest = session.amount_total - this.#backOf(session)
    if (rest === 0)
      return errorReply(400, 'invalid_request_error', 'Charge has already been refunded.', 'charge_already_refunded')
    this.refunds.push(params)
    return { status: 200, body: this.#giveBack(session, rest) }
  }

  /** The studio sends a part back, or what is left, in the dashboard. */
  refundInDashboard(sessionId: string, amount?: number) {
    const session = this.#session(sessionId)
    return this.#giveBack(session, amount ?? session.amount_total - this.#backOf(session))
  }

  /** Days later the bank sends a refund back. */
  failRefund(refundId: string) {
    const refund = this.#refundsById.get(refundId)
    if (!refund) throw new Error(`There is no refund ${refundId}.`)
    this.#refundsById.set(refundId, failRefund(refund))
    this.deliveries.add(...createRefundFailureEvents(refund, nowInSeconds() + 1))
  }

  #giveBack(session: StripeSession, amount: number) {
    const made = aStripeRefund(session, amount)
    const refund = this.refusesRefunds ? failRefund(made) : made
    this.#refundsById.set(refund.id, refund)
    this.deliveries.add(createRefundCreatedEvent(refund), createChargeRefundedEvent(session, this.#backOf(session)))
    return refund
  }

  #backOf({ payment_intent }: StripeSession) {
    return [...this.#refundsById.values()]
      .filter((refund) => refund.payment_intent === payment_intent && refund.status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  /** The buyer presses Pay. `isAsync`: the bank decides later, by `settleLater`. */
  pay(sessionId: string, options: { code?: string; isAsync?: boolean } = {}) {
    const open = this.#session(sessionId)
    if (open.status !== 'open') return open
    const invoice = this.#withInvoice.has(sessionId) ? newStripeId('in') : null
    const session = { ...payStripeSession(open, options), invoice }
    this.sessions.set(sessionId, session)
    this.deliveries.add(createStripeEvent('checkout.session.completed', session))
    if (invoice)
      this.deliveries.add(createStripeEvent('invoice.paid', { ...createInvoice(invoice), metadata: session.metadata }))
    return session
  }

  settleLater(sessionId: string, outcome: 'succeeded' | 'failed') {
    const session: StripeSession = {
      ...this.#session(sessionId),
      payment_status: outcome === 'succeeded' ? 'paid' : 'unpaid',
    }
    this.sessions.set(sessionId, session)
    this.deliveries.add(createStripeEvent(`checkout.session.async_payment_${outcome}`, session))
  }

  expire(sessionId: string) {
    const session: StripeSession = { ...this.#session(sessionId), status: 'expired', url: null }
    this.sessions.set(sessionId, session)
    this.deliveries.add(createStripeEvent('checkout.session.expired', session))
  }

  #session(sessionId: string) {
    const session = this.sessions.get(sessionId)
    if (!session) throw new Error(`There is no session ${sessionId}.`)
    return session
  }
}

export function createDisputeEvent(
  { payment_intent }: StripeSession,
  what: 'created' | 'closed',
  status: string,
  id = newStripeId('dp'),
) {
  return createStripeEvent(`charge.dispute.${what}`, { id, object: 'dispute', payment_intent, status })
}

function createInvoice(id: string) {
  return { id, object: 'invoice', metadata: {}, hosted_invoice_url: `https://invoice.stripe.example/${id}` }
}

function errorReply(status: number, type: string, message: string, code?: string): Reply {
  return { status, body: { error: { type, message, code } } }
}

const notFoundReply = errorReply(404, 'invalid_request_error', 'No such object.', 'resource_missing')

async function answer(stripe: StripeServer, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/', headers } = request
  const path = url.split('?')[0] ?? ''
  const body = await text(request)
  if (path.startsWith('/pay/')) return hostedPage(stripe, method, path.slice('/pay/'.length), body, response)
  stripe.calls.push(`${method} ${path}`)
  const key = headers['idempotency-key']
  const reply =
    headers.authorization !== `Bearer ${secretKey}`
      ? errorReply(401, 'invalid_request_error', 'Invalid API key.')
      : stripe.outageStatus
        ? errorReply(stripe.outageStatus, 'api_error', 'An outage, as the test asked.')
        : stripe.call(method, path, body, Array.isArray(key) ? key[0] : key)
  response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': newStripeId('req') })
  response.end(JSON.stringify(reply.body))
}

/** Where buyers pay. As at Stripe, they are sent back without waiting for the site to have taken the event. */
function hostedPage(stripe: StripeServer, method: string, id: string, body: string, response: ServerResponse) {
  const session = stripe.sessions.get(id)
  if (!session) return void response.writeHead(404).end('No such checkout.')
  if (method === 'POST') {
    const form = new URLSearchParams(body)
    const isPaid = form.get('choice') === 'pay'
    if (isPaid) stripe.pay(id, { code: form.get('code') ?? '' })
    return void response.writeHead(303, { location: isPaid ? session.success_url : session.cancel_url }).end()
  }
  const page = `<!doctype html><html lang="en"><title>Checkout</title><h1>${stripe.names.get(id)}</h1>
    <p>${session.amount_subtotal} ${session.currency}</p>
    <form method="post"><label>Coupon <input name="code"></label>
    <button name="choice" value="pay">Pay</button><button name="choice" value="cancel">Cancel</button></form>`
  response.writeHead(200, { 'content-type': 'text/html' }).end(page)
}
