import { askPublic, type Question } from '~/platform/public-internet/ask-public.server'
import type { Ask } from './follow-address'
import { hostTurns } from './host-turns'

const LONGEST_MS = 10_000
const PAUSE_MS = 1_000

export interface Manners {
  /** The site on behalf of which is asked, so that whoever reads a log knows whom to ask. */
  origin: string
  pauseMs?: number
  longestMs?: number
  isAllowed?: Question['isAllowed']
}

/** Asks addresses of the public internet, one at a time of each host. Nothing of what is behind the head is read. */
export function politeAsker({ origin, pauseMs = PAUSE_MS, longestMs = LONGEST_MS, isAllowed }: Manners): Ask {
  const inTurn = hostTurns(pauseMs)
  const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': `Mozilla/5.0 (compatible; link check of ${origin})` }
  return (url, method) =>
    inTurn(url?.host ?? '', async () => {
      const signal = AbortSignal.timeout(longestMs)
      const response = await askPublic(url, { method, headers, signal, isAllowed })
      response.destroy()
      return { status: response.statusCode ?? 0, location: response.headers.location ?? null }
    })
}
