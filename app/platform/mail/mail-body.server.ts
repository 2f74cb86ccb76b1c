import { z } from 'zod'
import { isLocalOrigin, type SiteEnvironment } from '../env.server'
import { seal, unseal } from '../sealed-text.server'

export interface MailBody {
  html: string
  plainText: string
  /** Of a mail of a series: where a POST stops the series. */
  unsubscribeUrl: string | null
}

interface StoredBody extends MailBody {
  cause: string
  sealedBody: string | null
}

const bodySchema = z.object({ html: z.string(), plainText: z.string(), unsubscribeUrl: z.string().nullable() })

/** The body as it is kept: of one that holds a key only the words can be read, the rest is sealed for its delivery. */
export function bodyToKeep(secret: string, cause: string, body: MailBody) {
  const words = withoutKeys(body)
  const holdsKey = body.unsubscribeUrl !== null || words.plainText !== body.plainText || words.html !== body.html
  return { ...words, sealedBody: holdsKey ? seal(secret, purposeOf(cause), JSON.stringify(body)) : null }
}

/** The body as it is delivered; undefined when it was sealed with another SECRET. */
export function bodyToDeliver(secret: string, { cause, sealedBody, ...words }: StoredBody): MailBody | undefined {
  if (sealedBody === null) return words
  const text = unseal(secret, purposeOf(cause), sealedBody)
  return text === undefined ? undefined : bodySchema.parse(JSON.parse(text))
}

/** What is left of a body when nothing in it may open anything. */
export function withoutKeys({ html, plainText }: Pick<MailBody, 'html' | 'plainText'>): MailBody {
  return { html: withoutKeysIn(html), plainText: withoutKeysIn(plainText), unsubscribeUrl: null }
}

/** Whether mails are read in the outbox and the log, by somebody who tries the site on their own machine. */
export function areMailsReadHere({ ORIGIN, SMTP_URL }: Pick<SiteEnvironment, 'ORIGIN' | 'SMTP_URL'>) {
  // .test is kept for machines that nobody reaches from outside (RFC 6761)
  return !SMTP_URL && (isLocalOrigin(ORIGIN) || new URL(ORIGIN).hostname.endsWith('.test'))
}

const ADDRESS = /https?:\/\/[^/\s"'<>]+(?:\/[^\s"'<>]*)?/g
// behind the sign-in, where an address opens nothing by itself
const GUARDED = /^https?:\/\/[^/]+\/(?:admin|planner)(?:[/?#]|$)/
const KEY_IN_ADDRESS = /(?<=[/=])[\w.~%-]{20,}/g
const LICENCE_KEY = /\b[A-Z0-9]{1,4}(?:-[0-9A-Z]{5}){4}\b/g

function withoutKeysIn(text: string) {
  return text
    .replace(ADDRESS, (address) => (GUARDED.test(address) ? address : cut(address)))
    .replace(LICENCE_KEY, (key) => `${key.split('-')[0]}-…`)
}

function cut(address: string) {
  const pathAt = address.indexOf('/', 'https://'.length)
  return pathAt === -1 ? address : address.slice(0, pathAt) + address.slice(pathAt).replace(KEY_IN_ADDRESS, '…')
}

function purposeOf(cause: string) {
  return `mail ${cause}`
}
