import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { isPublicIp } from './is-public-ip'

/** Why nothing answered, as the end of a sentence. */
const reasons = {
  'no web address': 'its URL is not an http or https URL.',
  password: 'its URL contains a password.',
  'not public': 'it is not on the public internet.',
  'unknown site': 'its domain was not found.',
  late: 'the request timed out.',
  silent: 'its site does not respond.',
}

export type PublicFetchErrorReason = keyof typeof reasons

/** Nothing answered, or nothing was asked. */
export class PublicFetchError extends Error {
  constructor(readonly reason: PublicFetchErrorReason) {
    super(reasons[reason])
  }
}

export interface PublicFetchOptions {
  method: 'GET' | 'HEAD'
  headers: http.OutgoingHttpHeaders
  /** Ends the question, whatever it waits for. */
  signal: AbortSignal
  /** Decides which addresses of the network may be asked; those of the public internet when nobody says otherwise. */
  isAllowed?: ((address: string) => boolean) | undefined
}

const IDLE_TIMEOUT_MS = 10_000

/**
 * Asks an address of the internet and answers with the response, its body unread; a redirect is the caller's to follow, with
 * another question. The name is looked up here, and the connection goes to the very address that was checked, so that no
 * name leads into this machine or the networks around it.
 * @throws PublicFetchError
 */
export async function fetchPublic(url: URL | null, { isAllowed = isPublicIp, ...question }: PublicFetchOptions) {
  if (!url || !/^https?:$/.test(url.protocol)) throw new PublicFetchError('no web address')
  if (url.username || url.password) throw new PublicFetchError('password')
  return sendRequest(url, await resolveAllowedAddress(url.hostname, isAllowed, question.signal), question)
}

async function resolveAllowedAddress(hostname: string, isAllowed: (address: string) => boolean, signal: AbortSignal) {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolveHost(host, signal)
  // one private address among others is a way in, too
  if (found.length === 0 || found.some(({ address }) => !isAllowed(address))) throw new PublicFetchError('not public')
  return found[0] as { address: string; family: number }
}

async function resolveHost(host: string, signal: AbortSignal) {
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new PublicFetchError('late')), { once: true }),
  )
  const found = lookup(host, { all: true, verbatim: false }).catch(() => {
    throw new PublicFetchError('unknown site')
  })
  return Promise.race([found, late])
}

function sendRequest(
  url: URL,
  checked: { address: string; family: number },
  question: Omit<PublicFetchOptions, 'isAllowed'>,
) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      ...question,
      agent: false,
      timeout: IDLE_TIMEOUT_MS,
      // whatever is asked for, the connection goes where we looked
      lookup: (_host, { all }, found) =>
        all
          ? found(null, [checked])
          : (found as (error: null, address: string, family: number) => void)(null, checked.address, checked.family),
    })
    request.on('response', resolve)
    request.on('timeout', () => request.destroy(new Error('timeout')))
    request.on('error', () => reject(new PublicFetchError(question.signal.aborted ? 'late' : 'silent')))
    request.end()
  })
}
