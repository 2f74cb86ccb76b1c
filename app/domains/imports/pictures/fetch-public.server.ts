import type http from 'node:http'
import { askPublic, NoAnswer } from '~/platform/public-internet/ask-public.server'
import { PictureFault, SilentSite } from './picture-taker.server'

interface Limits {
  largestBytes: number
  /** For the whole of it, redirects included. */
  longestMs?: number
  /** Decides which addresses may be asked. */
  isAllowed?: (address: string) => boolean
}

const LONGEST_MS = 30_000
const MOST_REDIRECTS = 5

/**
 * Fetches a file from the public internet, and from nowhere else: each redirect is checked as the first address was.
 * @throws PictureFault
 */
export async function fetchPublic(
  address: string,
  { largestBytes, longestMs = LONGEST_MS, isAllowed }: Limits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(longestMs)
  let url = URL.parse(address)
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const response = await ask(url, signal, isAllowed)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy()
      url = URL.parse(headers.location, url ?? undefined)
      continue
    }
    if (status === 200) return readAll(response, largestBytes)
    response.destroy()
    throw new PictureFault(`its site answers ${status}.`)
  }
  throw new PictureFault('it is redirected too often.')
}

async function ask(url: URL | null, signal: AbortSignal, isAllowed: Limits['isAllowed']) {
  try {
    const headers = { Accept: 'image/*', 'User-Agent': 'studio-import' }
    return await askPublic(url, { method: 'GET', headers, signal, isAllowed })
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const isSilent = error.reason === 'silent' || error.reason === 'late'
    throw isSilent ? new SilentSite(error.message) : new PictureFault(error.message)
  }
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
