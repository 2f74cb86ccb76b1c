import type { Database } from '~/platform/database/database.server'
import { type DueAddress, type KeptAnswer, keepAnswers, putOff, takeDue } from './due-addresses.server'
import { type Ask, type Followed, followAddress } from './follow-address'
import { judgeAddress, securely } from './judge-address'

const HOSTS_AT_ONCE = 4
const TOO_MANY_REQUESTS = 429

/** Asks the next addresses that are due, several hosts at a time, and keeps what answered. Answers how many there were. */
export async function askDue(db: Database, ask: Ask, now = new Date()) {
  const due = await takeDue(db, now)
  const hosts = [...Map.groupBy(due, ({ host }) => host).values()]
  const answers: KeptAnswer[] = []
  const left: DueAddress[] = []
  async function askHosts() {
    for (let host = hosts.shift(); host; host = hosts.shift()) {
      for (const [at, address] of host.entries()) {
        const answer = await askAbout(address, ask, now)
        answers.push(answer)
        if (answer.status !== TOO_MANY_REQUESTS) continue
        left.push(...host.slice(at + 1))
        break
      }
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts))
  await keepAnswers(db, answers, now)
  await putOff(db, left, now)
  return due.length
}

async function askAbout({ url, failedAt }: DueAddress, ask: Ask, now: Date): Promise<KeptAnswer> {
  const followed = await followAddress(url, ask)
  const secure = await whereHttpsAnswers(url, followed, ask)
  return { url, ...judgeAddress(url, { followed, secure, failedAt }, now) }
}

/** Where the page answers by https too, when it is linked by http and has not moved; null where it does not. */
async function whereHttpsAnswers(url: string, { status, movedTo }: Followed, ask: Ask) {
  const address = securely(url)
  if (!address || status === null || status >= 400 || movedTo !== null) return null
  const secure = await followAddress(address, ask)
  const isSecure = secure.status !== null && secure.status < 400 && secure.end.startsWith('https:')
  return isSecure ? address : null
}
