import { setTimeout as pause } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { StripeEvent } from './stripe-objects'

interface Delivery {
  event: StripeEvent
  /** How often it is to be acknowledged before it counts as delivered: Stripe repeats itself. */
  remaining: number
}

export interface WebhookDeliveryOptions {
  webhookSecret: string
  retryMs: number
}

/** Sends events to a webhook until they are acknowledged, as Stripe does, in any order, and more often than needed. */
export class WebhookDeliveries {
  readonly sentEvents: StripeEvent[] = []
  /** Where they go; nowhere while it is undefined. */
  url: string | undefined
  /** How often each event is acknowledged before it is left alone. */
  requiredAcknowledgements = 1
  #waiting: Delivery[] = []
  #isStopped = false
  readonly #loop: Promise<void>

  constructor(readonly options: WebhookDeliveryOptions) {
    this.#loop = this.#run()
  }

  add(...events: StripeEvent[]) {
    this.sentEvents.push(...events)
    this.#waiting.push(...events.map((event) => ({ event, remaining: this.requiredAcknowledgements })))
  }

  /** Sends each of these again. */
  repeat(...events: StripeEvent[]) {
    this.#waiting.push(...events.map((event) => ({ event, remaining: 1 })))
  }

  get isDone() {
    return this.#waiting.length === 0
  }

  /** One attempt, with a proper signature unless one is given; answers the status. */
  async deliver(event: StripeEvent, signature?: string) {
    if (!this.url) return 0
    const body = JSON.stringify(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature ?? this.sign(body) }
    try {
      const { status } = await fetch(this.url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) })
      return status
    } catch {
      return 0
    }
  }

  sign(payload: string, timestamp = Math.floor(Date.now() / 1000), secret = this.options.webhookSecret) {
    return new Stripe('sk_test_none').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  }

  async #run() {
    while (!this.#isStopped) {
      const round = shuffle(this.#waiting)
      await Promise.all(round.map((delivery) => this.#attempt(delivery)))
      this.#waiting = this.#waiting.filter(({ remaining }) => remaining > 0)
      await pause(this.options.retryMs)
    }
  }

  async #attempt(delivery: Delivery) {
    if ((await this.deliver(delivery.event)) === 200) delivery.remaining--
  }

  async stop() {
    this.#isStopped = true
    await this.#loop
  }
}

function shuffle<Item>(items: Item[]) {
  return items
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}
