import { randomInt } from 'node:crypto'
import { ask } from './http'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Another address of this machine each time, so that buyers do not use up each other's attempts. */
export function anAddress() {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}

export interface Choice {
  slug: string
  tier: string
  email: string
  [field: string]: string
}

/** Sends the checkout's form as a browser without scripts does; answers the status and where it leads. */
export async function order(origin: string, { slug, ...choice }: Choice, from = anAddress()) {
  const fields = { name: 'Ada Lovelace', consent: 'yes', ...choice }
  const body = new URLSearchParams(fields).toString()
  const { status, headers, text } = await ask(origin, `/checkout/${slug}`, {
    method: 'POST',
    headers: form,
    body,
    from,
  })
  return { status, text, leadsTo: String(headers.location ?? '') }
}

/** The key of an order in an address of the checkout. */
export function keyIn(address: string) {
  return /(?:order=|\/test\/)([\w-]{64})/.exec(address)?.[1] ?? ''
}

/** Where the site's own page leads on to Stripe. */
export async function payAddress(origin: string, continuePath: string) {
  const { text } = await ask(origin, continuePath)
  return /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(text)?.[1] ?? ''
}

export async function press(payUrl: string, choice: 'pay' | 'cancel', code = '') {
  const answer = await fetch(payUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice, code }),
  })
  return answer.headers.get('location') ?? ''
}

export async function statusOf(origin: string, key: string) {
  const { text } = await ask(origin, `/payment/status?order=${key}`, { headers: { accept: 'application/json' } })
  return (JSON.parse(text) as { status?: string }).status
}
