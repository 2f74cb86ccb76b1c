import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { httpRequest } from './http'
import type { RunningSite } from './running-site'

export interface SignedInUser {
  email: string
  password: string
  /** The session, as the Cookie header carries it. */
  cookie: string
}

const MAIL_TIMEOUT_MS = 15_000
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

/** Somebody who signed up and confirmed the address, and is no admin. The site must print its mails (LOG_LEVEL info). */
export async function aUser(site: Pick<RunningSite, 'origin' | 'output'>): Promise<SignedInUser> {
  const account = { email: `user-${randomBytes(4).toString('hex')}@harbor.test`, password: 'Passage7Tide' }
  await callAuthApi(site.origin, 'sign-up/email', account)
  const link = await findMailedLink(site, account.email, 'confirmation')
  const body = new URLSearchParams({ password: account.password }).toString()
  await httpRequest(site.origin, link, { method: 'POST', headers: formHeaders, body })
  const { status, headers, text } = await callAuthApi(site.origin, 'sign-in/email', account)
  if (status !== 200) throw new Error(`Nobody was signed in (${status}): ${text}`)
  return { ...account, cookie: readSetCookies(headers) }
}

/** The path of the last link of this kind that was mailed to somebody, as the log prints it. */
export async function findMailedLink({ output }: Pick<RunningSite, 'output'>, email: string, kind: string) {
  const find = () => {
    const mails = output()
      .split('\n')
      .filter((line) => line.includes(`"to":"${email}"`))
    return new RegExp(`/account/${kind}/[\\w.-]+`).exec(mails.at(-1) ?? '')?.[0]
  }
  const lastTry = Date.now() + MAIL_TIMEOUT_MS
  while (!find() && Date.now() < lastTry) await pause(50)
  const link = find()
  if (!link) throw new Error(`No mail to ${email} with such a link was printed:\n${output()}`)
  return link
}

export function callAuthApi(origin: string, path: string, json: object, headers: Record<string, string> = {}) {
  return httpRequest(origin, `/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(json),
  })
}

/** The cookies that an answer sets, as a request sends them back. */
export function readSetCookies(headers: Record<string, string | string[] | undefined>) {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
}
