import { createHash, createHmac } from 'node:crypto'
import { href } from 'react-router'

/** The 256 bits that open a link. They can be made again, while the database, which holds their hash, opens nothing. */
export function deriveShareKey(secret: string, linkId: string) {
  return createHmac('sha256', secret).update(`figures:${linkId}`).digest('base64url')
}

export function hashShareKey(key: string) {
  return createHash('sha256').update(key).digest('hex')
}

export function sharePath(secret: string, linkId: string) {
  return href('/figures/:key', { key: deriveShareKey(secret, linkId) })
}
