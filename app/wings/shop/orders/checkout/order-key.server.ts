import { createHmac, timingSafeEqual } from 'node:crypto'

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
