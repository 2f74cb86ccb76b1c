import { createHmac, timingSafeEqual } from 'node:crypto'

export type TokenVerification = { state: 'valid'; payload: unknown } | { state: 'expired' } | { state: 'invalid' }

/** A token that anyone can read and only the holder of `secret` can make. `payload` is kept as JSON. */
export function signToken(secret: string, payload: unknown, expiresAt: Date) {
  const content = Buffer.from(JSON.stringify([payload, expiresAt.getTime()])).toString('base64url')
  return `${content}.${signature(secret, content)}`
}

/** What a token says, if it is ours and not over. The payload's shape is for the caller to check. */
export function verifyToken(secret: string, token: string, now = new Date()): TokenVerification {
  const [content = '', given = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSame(given, signature(secret, content))) return { state: 'invalid' }
  const [payload, expiresAt] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [unknown, number]
  return expiresAt > now.getTime() ? { state: 'valid', payload } : { state: 'expired' }
}

function signature(secret: string, content: string) {
  return createHmac('sha256', secret).update(`token:${content}`).digest('base64url')
}

function isSame(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
