import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { findOrder } from '../queries.server'

const ID_BYTES = 16

/** What opens an order to its buyer: its id and the 256 bits that only the holder of the secret can make of it. */
export function createOrderKey(secret: string, orderId: string) {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signOrderId(secret, orderId)]).toString('base64url')
}

/** The id in an order's key; undefined when the key was not made here. */
export function readOrderKey(secret: string, key: string | null | undefined) {
  if (!key || !/^[\w-]{64}$/.test(key)) return undefined
  const bytes = Buffer.from(key, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(ID_BYTES), signOrderId(secret, id)) ? id : undefined
}

function signOrderId(secret: string, orderId: string) {
  return createHmac('sha256', secret).update(`order:${orderId}`).digest()
}

/** The full address where an unfinished order is gone on with, with everything that was typed. */
export function resumeCheckoutUrl({ SECRET, ORIGIN }: { SECRET: string; ORIGIN: string }, orderId: string) {
  return `${ORIGIN}/payment/cancelled?order=${createOrderKey(SECRET, orderId)}`
}

/** What a page carries whose address opens an order: nobody keeps it, and no other site hears of it. */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * The same for a page with a form: without any referrer, browsers would not say where the form was sent from, and it would
 * be refused as one from another site.
 */
export const privateFormPageHeaders = { ...privatePageHeaders, 'Referrer-Policy': 'same-origin' }

/** The order that a key opens. @throws 404 for every other key */
export async function requireOrderByKey(context: Readonly<RouterContextProvider>, key: string | null) {
  const id = readOrderKey(context.get(environmentContext).SECRET, key)
  const order = id && (await findOrder(context.get(databaseContext), id))
  if (!order) throw notFound('Order')
  return order
}
