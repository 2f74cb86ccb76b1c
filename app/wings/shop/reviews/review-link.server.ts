import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'

const ID_LENGTH = 22 // 16 bytes in base64url

/** The path where whoever bought with this order writes, changes or deletes the review. Always the same for an order. */
export function reviewPath(secret: string, orderId: string) {
  return href('/review/:token', { token: createReviewToken(secret, orderId) })
}

export function createReviewToken(secret: string, orderId: string) {
  return Buffer.from(orderId.replaceAll('-', ''), 'hex').toString('base64url') + signature(secret, orderId)
}

/** The order that a token is for; undefined when it was not made here. */
export function verifyReviewToken(secret: string, token: string) {
  const bytes = Buffer.from(token.slice(0, ID_LENGTH), 'base64url')
  const orderId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, expected] = [Buffer.from(token), Buffer.from(createReviewToken(secret, orderId))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : undefined
}

function signature(secret: string, orderId: string) {
  return createHmac('sha256', secret).update(`review:${orderId}`).digest('base64url')
}
