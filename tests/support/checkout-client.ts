import { randomInt } from 'node:crypto'
import { httpRequest } from './http'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Another address of this machine each time, so that buyers do not use up each other's attempts. */
export function randomIpAddress() {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}

export interface CheckoutChoice {
  slug: string
  tier: string
  email: string
  [field: string]: string
}

/** Sends the checkout's form as a browser without scripts does; answers the status and where it leads. */
export async function submitCheckout(origin: string, { slug, ...choice }: CheckoutChoice, from = randomIpAddress()) {
  const fields = { name: 'Ada Lovelace', consent: 'yes', ...choice }
  const body = new URLSearchParams(fields).toString()
  const { status, headers, text } = await httpRequest(origin, `/checkout/${slug}`, {
    method: 'POST',
    headers: form,
    body,
    localAddress: from,
  })
  return { status, text, leadsTo: String(headers.location ?? '') }
}

/** The key of an order in an address of the checkout. */
export function extractOrderKey(address: string) {
  return /(?:order=|\/test\/)([\w-]{64})/.exec(address)?.[1] ?? ''
}

/** Where the site's own page leads on to Stripe. */
export async function findStripePaymentUrl(origin: string, continuePath: string) {
  const { text } = await httpRequest(origin, continuePath)
  return /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(text)?.[1] ?? ''
}

export async function submitPayment(payUrl: string, choice: 'pay' | 'cancel', code = '') {
  const answer = await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice, code }),
  })
  return answer.headers.get('location') ?? ''
}

export async function fetchOrderStatus(origin: string, key: string) {
  const { text } = await httpRequest(origin, `/payment/status?order=${key}`, {
    headers: { accept: 'application/json' },
  })
  return (JSON.parse(text) as { status?: string }).status
}
