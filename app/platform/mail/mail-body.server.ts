import { z } from 'zod'
import { isLocalOrigin, type SiteEnvironment } from '../env/env.server'
import { seal, unseal } from '../security/sealed-text.server'

export interface MailBody {
  html: string
  plainText: string
  /** Of a mail of a series: where a POST stops the series. */
  unsubscribeUrl: string | null
}

interface StoredMailBody extends MailBody {
  cause: string
  sealedBody: string | null
}

const bodySchema = z.object({ html: z.string(), plainText: z.string(), unsubscribeUrl: z.string().nullable() })

/** The body as it is kept: of one that holds a key only the words can be read, the rest is sealed for its delivery. */
export function toStoredMailBody(secret: string, cause: string, body: MailBody) {
  const words = redactMailBody(body)
  const holdsKey = body.unsubscribeUrl !== null || words.plainText !== body.plainText || words.html !== body.html
  return { ...words, sealedBody: holdsKey ? seal(secret, encryptionPurpose(cause), JSON.stringify(body)) : null }
}

/** The body as it is delivered; undefined when it was sealed with another SECRET. */
export function toDeliverableMailBody(
  secret: string,
  { cause, sealedBody, ...words }: StoredMailBody,
): MailBody | undefined {
  if (sealedBody === null) return words
  const text = unseal(secret, encryptionPurpose(cause), sealedBody)
  return text === undefined ? undefined : bodySchema.parse(JSON.parse(text))
}

/** What is left of a body when nothing in it may open anything. */
export function redactMailBody({ html, plainText }: Pick<MailBody, 'html' | 'plainText'>): MailBody {
  return { html: redactKeys(html), plainText: redactKeys(plainText), unsubscribeUrl: null }
}

/** Whether mails are read in the outbox and the log, by somebody who tries the site on their own machine. */
export function isLocalMailPreview({ ORIGIN, SMTP_URL }: Pick<SiteEnvironment, 'ORIGIN' | 'SMTP_URL'>) {
  // .test is kept for machines that nobody reaches from outside (RFC 6761)
  return !SMTP_URL && (isLocalOrigin(ORIGIN) || new URL(ORIGIN).hostname.endsWith('.test'))
}

const ADDRESS = /https?:\/\/[^/\s"'<>]+(?:\/[^\s"'<>]*)?/g
// behind the sign-in, where an address opens nothing by itself
const GUARDED = /^https?:\/\/[^/]+\/(?:admin|planner)(?:[/?#]|$)/
const KEY_IN_ADDRESS = /(?<=[/=])[\w.~%-]{20,}/g
const LICENSE_KEY = /\b[A-Z0-9]{1,4}(?:-[0-9A-Z]{5}){4}\b/g

function redactKeys(text: string) {
  return text
    .replace(ADDRESS, (address) => (GUARDED.test(address) ? address : redactAddress(address)))
    .replace(LICENSE_KEY, (key) => `${key.split('-')[0]}-…`)
}

function redactAddress(address: string) {
  const pathAt = address.indexOf('/', 'https://'.length)
  return pathAt === -1 ? address : address.slice(0, pathAt) + address.slice(pathAt).replace(KEY_IN_ADDRESS, '…')
}

function encryptionPurpose(cause: string) {
  return `mail ${cause}`
}
