import { PublicFetchError, type PublicFetchErrorReason } from '~/platform/security/fetch-public.server'

export interface LinkResponse {
  status: number
  /** Where a redirect leads, as its site writes it. */
  location: string | null
}

/** Asks one address, whatever that takes. @throws PublicFetchError */
export type LinkFetcher = (url: URL | null, method: 'HEAD' | 'GET') => Promise<LinkResponse>

/** What becomes of somebody who follows a link. */
export interface FollowResult {
  /** Of the answer at the end; null: there was none. */
  status: number | null
  reason: PublicFetchErrorReason | 'redirected too often' | null
  /** The end of the way, as far as it went. */
  finalUrl: string
  /** Where the steps lead that are for good, before the first one that is not; null when there is none. */
  permanentUrl: string | null
}

const MAX_REDIRECTS = 5

/** Follows an address to its end. Whatever is wrong there is an answer too. */
export async function followRedirects(address: string, ask: LinkFetcher): Promise<FollowResult> {
  let url = URL.parse(address)
  let permanentUrl: string | null = null
  let isForGood = true
  const ended = (status: number | null, reason: FollowResult['reason']) => {
    return { status, reason, finalUrl: url?.href ?? address, permanentUrl }
  }
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const { status, location } = await fetchHeadOrGet(url, ask)
      if (!isRedirect(status) || location === null) return ended(status, null)
      url = URL.parse(location, url ?? undefined)
      isForGood &&= status === 301 || status === 308
      if (isForGood && url) permanentUrl = url.href
    }
    return ended(null, 'redirected too often')
  } catch (error) {
    if (error instanceof PublicFetchError) return ended(null, error.reason)
    throw error
  }
}

/** Some sites answer HEAD otherwise than what they show, or hang up: only what a reader would ask for is believed. */
async function fetchHeadOrGet(url: URL | null, ask: LinkFetcher): Promise<LinkResponse> {
  try {
    const head = await ask(url, 'HEAD')
    if (head.status < 400 || head.status === 429) return head
  } catch (error) {
    if (!(error instanceof PublicFetchError) || error.reason !== 'silent') throw error
  }
  return ask(url, 'GET')
}

const isRedirect = (status: number) => status >= 300 && status < 400
