import type http from 'node:http'
import { fetchPublic, PublicFetchError } from '~/platform/security/fetch-public.server'
import { PictureImportError, SiteNotResponding } from './picture-importer.server'

interface Limits {
  maxBytes: number
  /** For the whole of it, redirects included. */
  timeoutMs?: number
  /** Decides which addresses may be asked. */
  isAllowed?: (address: string) => boolean
}

const DEFAULT_TIMEOUT_MS = 30_000
const MAX_REDIRECTS = 5

/**
 * Fetches a file from the public internet, and from nowhere else: each redirect is checked as the first address was.
 * @throws PictureImportError
 */
export async function fetchPublicFile(
  address: string,
  { maxBytes, timeoutMs = DEFAULT_TIMEOUT_MS, isAllowed }: Limits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = URL.parse(address)
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const response = await request(url, signal, isAllowed)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location) {
      response.destroy()
      url = URL.parse(headers.location, url ?? undefined)
      continue
    }
    if (status === 200) return readAll(response, maxBytes)
    response.destroy()
    throw new PictureImportError(`the site returned status ${status}.`)
  }
  throw new PictureImportError('too many redirects.')
}

async function request(url: URL | null, signal: AbortSignal, isAllowed: Limits['isAllowed']) {
  try {
    const headers = { Accept: 'image/*', 'User-Agent': 'studio-import' }
    return await fetchPublic(url, { method: 'GET', headers, signal, isAllowed })
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    const isSilent = error.reason === 'silent' || error.reason === 'late'
    throw isSilent ? new SiteNotResponding(error.message) : new PictureImportError(error.message)
  }
}

async function readAll(response: http.IncomingMessage, largestBytes: number) {
  const tooLarge = new PictureImportError('the file is larger than 40 MB.')
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
    throw error instanceof PictureImportError ? error : new PictureImportError('the download was interrupted.')
  } finally {
    response.destroy()
  }
}
