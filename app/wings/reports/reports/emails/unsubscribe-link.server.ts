import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from 'react-router'

const ID_CHARACTERS = 22 // 16 bytes in base64url

/** The path where a recipient stops the mails. Always the same for a recipient. */
export function unsubscribePath(secret: string, recipientId: string) {
  return href('/unsubscribe/:token', { token: unsubscribeToken(secret, recipientId) })
}

export function unsubscribeToken(secret: string, recipientId: string) {
  const id = Buffer.from(recipientId.replaceAll('-', ''), 'hex').toString('base64url')
  return id + createHmac('sha256', secret).update(`report mails:${recipientId}`).digest('base64url')
}

/** The recipient that a token is for; undefined when it was not made here. */
export function verifyUnsubscribeToken(secret: string, token: string) {
  const bytes = Buffer.from(token.slice(0, ID_CHARACTERS), 'base64url')
  const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, expected] = [Buffer.from(token), Buffer.from(unsubscribeToken(secret, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
