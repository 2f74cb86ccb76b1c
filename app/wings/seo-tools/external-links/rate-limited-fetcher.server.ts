import { fetchPublic, type PublicFetchOptions } from '~/platform/security/fetch-public.server'
import type { LinkFetcher } from './follow-redirects'
import { createHostQueue } from './host-queue'

const DEFAULT_TIMEOUT_MS = 10_000
const DEFAULT_PAUSE_MS = 1_000

export interface FetcherOptions {
  /** The site on behalf of which is asked, so that whoever reads a log knows whom to ask. */
  origin: string
  pauseMs?: number
  timeoutMs?: number
  isAllowed?: PublicFetchOptions['isAllowed']
}

/** Asks addresses of the public internet, one at a time of each host. Nothing of what is behind the head is read. */
export function rateLimitedFetcher({
  origin,
  pauseMs = DEFAULT_PAUSE_MS,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  isAllowed,
}: FetcherOptions): LinkFetcher {
  const inTurn = createHostQueue(pauseMs)
  const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': `Mozilla/5.0 (compatible; link check of ${origin})` }
  return (url, method) =>
    inTurn(url?.host ?? '', async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetchPublic(url, { method, headers, signal, isAllowed })
      response.destroy()
      return { status: response.statusCode ?? 0, location: response.headers.location ?? null }
    })
}
