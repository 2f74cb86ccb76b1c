import { createHash } from 'node:crypto'

/** One job per event: a UUID made of its id. */
export function stripeEventJobId(eventId: string) {
  const hex = createHash('sha256').update(`stripe:${eventId}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
