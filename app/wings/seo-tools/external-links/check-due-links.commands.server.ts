import type { Database } from '~/platform/database/database.server'
import {
  type CheckedLink,
  claimDueLinks,
  type DueLink,
  postponeChecks,
  saveCheckedLinks,
} from './due-addresses.commands.server'
import { evaluateLink, toHttpsUrl } from './evaluate-link'
import { type FollowResult, followRedirects, type LinkFetcher } from './follow-redirects'

const MAX_CONCURRENT_HOSTS = 4
const TOO_MANY_REQUESTS = 429

/** Asks the next addresses that are due, several hosts at a time, and keeps what answered. Answers how many there were. */
export async function checkDueLinks(db: Database, ask: LinkFetcher, now = new Date()) {
  const due = await claimDueLinks(db, now)
  const hosts = [...Map.groupBy(due, ({ host }) => host).values()]
  const answers: CheckedLink[] = []
  const left: DueLink[] = []
  async function askHosts() {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const [at, address] of host.entries()) {
        const answer = await checkLink(address, ask, now)
        answers.push(answer)
        if (answer.status !== TOO_MANY_REQUESTS) continue
        left.push(...host.slice(at + 1))
        break
      }
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_HOSTS }, askHosts))
  await saveCheckedLinks(db, answers, now)
  await postponeChecks(db, left, now)
  return due.length
}

async function checkLink({ url, failedAt }: DueLink, ask: LinkFetcher, now: Date): Promise<CheckedLink> {
  const followed = await followRedirects(url, ask)
  const secure = await findHttpsUrl(url, followed, ask)
  return { url, ...evaluateLink(url, { followed, httpsUrl: secure, failedAt }, now) }
}

/** Where the page answers by https too, when it is linked by http and has not moved; null where it does not. */
async function findHttpsUrl(url: string, { status, permanentUrl }: FollowResult, ask: LinkFetcher) {
  const address = toHttpsUrl(url)
  if (!address || status === null || status >= 400 || permanentUrl !== null) return null
  const secure = await followRedirects(address, ask)
  const isSecure = secure.status !== null && secure.status < 400 && secure.finalUrl.startsWith('https:')
  return isSecure ? address : null
}
