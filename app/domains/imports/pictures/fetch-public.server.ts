import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { PictureFault, SilentSite } from './picture-taker.server'
import { isPublicAddress } from './public-address'

interface Limits {
  largestBytes: number
  /** For the whole of it, redirects included. */
  longestMs?: number
  /** Decides which addresses may be asked. */
  isAllowed?: (address: string) => boolean
}

const LONGEST_MS = 30_000
const SILENCE_MS = 10_000
const MOST_REDIRECTS = 5

/**
 * Fetches a file from the internet. Its name is looked up here, and the connection goes to the very address that was
 * checked, so that no name leads into this machine or the networks around it; each redirect is checked the same way.
 * @throws PictureFault
 */
export async function fetchPublic(
  address: string,
  { largestBytes, longestMs = LONGEST_MS, isAllowed = isPublicAddress }: Limits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(longestMs)
  let url = URL.parse(address)
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    if (!url || !/^https?:$/.test(url.protocol)) throw new PictureFault('its address is not one of the web.')
    if (url.username || url.password) throw new PictureFault('its address holds a password.')
    const response = await ask(url, await checkedAddress(url.hostname, isAllowed, signal), signal)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy()
      url = URL.parse(headers.location, url)
      continue
    }
    if (status === 200) return readAll(response, largestBytes)
    response.destroy()
    throw new PictureFault(`its site answers ${status}.`)
  }
  throw new PictureFault('it is redirected too often.')
}

async function checkedAddress(hostname: string, isAllowed: (address: string) => boolean, signal: AbortSignal) {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host, signal)
  // one private address among others is a way in, too
  if (found.length === 0 || found.some(({ address }) => !isAllowed(address))) {
    throw new PictureFault('it does not lie on the public internet.')
  }
  return found[0] as { address: string; family: number }
}

async function lookUp(host: string, signal: AbortSignal) {
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new SilentSite('it takes too long.')), { once: true }),
  )
  const found = lookup(host, { all: true, verbatim: false }).catch(() => {
    throw new PictureFault('its site is not known.')
  })
  return Promise.race([found, late])
}

function ask(url: URL, checked: { address: string; family: number }, signal: AbortSignal) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const fault = (reason: string) => reject(new SilentSite(reason))
    const request = (url.protocol === 'https:' ? https : http).get(url, {
      signal,
      agent: false,
      timeout: SILENCE_MS,
      headers: { Accept: 'image/*', 'User-Agent': 'studio-import' },
      // whatever is asked for, the connection goes where we looked
      lookup: (_host, { all }, found) =>
        all
          ? found(null, [checked])
          : (found as (error: null, address: string, family: number) => void)(null, checked.address, checked.family),
    })
    request.on('response', resolve)
    request.on('timeout', () => request.destroy(new Error('timeout')))
    request.on('error', () => fault(signal.aborted ? 'it takes too long.' : 'its site does not answer.'))
  })
}

async function readAll(response: http.IncomingMessage, largestBytes: number) {
  const tooLarge = new PictureFault('it is larger than 40 MB.')
  try {
    if (Number(response.headers['content-length']) > largestBytes) throw tooLarge
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      size += chunk.length
      if (size > largestBytes) throw tooLarge
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault('it could not be fetched to its end.')
  } finally {
    response.destroy()
  }
}
