import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 bits for whoever holds it. */
export function createToken() {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database knows a token by; nobody can go back from it. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
