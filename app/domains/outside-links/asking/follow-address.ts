import { NoAnswer, type NoAnswerReason } from '~/platform/public-internet/ask-public.server'

export interface Reply {
  status: number
  /** Where a redirect leads, as its site writes it. */
  location: string | null
}

/** Asks one address, whatever that takes. @throws NoAnswer */
export type Ask = (url: URL | null, method: 'HEAD' | 'GET') => Promise<Reply>

/** What becomes of somebody who follows a link. */
export interface Followed {
  /** Of the answer at the end; null: there was none. */
  status: number | null
  reason: NoAnswerReason | 'redirected too often' | null
  /** The end of the way, as far as it went. */
  end: string
  /** Where the steps lead that are for good, before the first one that is not; null when there is none. */
  movedTo: string | null
}

const MOST_REDIRECTS = 5

/** Follows an address to its end. Whatever is wrong there is an answer too. */
export async function followAddress(address: string, ask: Ask): Promise<Followed> {
  let url = URL.parse(address)
  let movedTo: string | null = null
  let isForGood = true
  const ended = (status: number | null, reason: Followed['reason']) => {
    return { status, reason, end: url?.href ?? address, movedTo }
  }
  try {
    for (let step = 0; step <= MOST_REDIRECTS; step++) {
      const { status, location } = await headElseGet(url, ask)
      if (!isRedirect(status) || location === null) return ended(status, null)
      url = URL.parse(location, url ?? undefined)
      isForGood &&= status === 301 || status === 308
      if (isForGood && url) movedTo = url.href
    }
    return ended(null, 'redirected too often')
  } catch (error) {
    if (error instanceof NoAnswer) return ended(null, error.reason)
    throw error
  }
}

/** Some sites answer HEAD otherwise than what they show, or hang up: only what a reader would ask for is believed. */
async function headElseGet(url: URL | null, ask: Ask): Promise<Reply> {
  try {
    const head = await ask(url, 'HEAD')
    if (head.status < 400 || head.status === 429) return head
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.reason !== 'silent') throw error
  }
  return ask(url, 'GET')
}

const isRedirect = (status: number) => status >= 300 && status < 400
