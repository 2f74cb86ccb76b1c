import { randomBytes } from 'node:crypto'
import { openDatabase } from '~/platform/database/database.server'
import { upsertAdmin } from '~/wings/site/accounts/admins.commands.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { httpRequest } from './http'

export interface SignedInAdmin {
  email: string
  password: string
  /** The session, as the Cookie header carries it. */
  cookie: string
}

/** A new admin of the site that runs on `dataDir`, or on the database in `env`, signed in over HTTP as the login page does. */
export async function anAdmin(
  site: { origin: string; dataDir: string },
  { DATABASE_URL }: Record<string, string> = {},
): Promise<SignedInAdmin> {
  const name = randomBytes(4).toString('hex')
  const account = { email: `admin-${name}@harbor.test`, password: `Passage7Tide${name}` }
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL })
  await upsertAdmin(db, commandLineActor, account)
  await close()
  return { ...account, cookie: await signInAsAdmin(site.origin, account) }
}

export async function signInAsAdmin(origin: string, account: { email: string; password: string }) {
  const body = new URLSearchParams({ email: account.email, password: account.password }).toString()
  const { status, headers, text } = await httpRequest(origin, '/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  const cookies = [headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) throw new Error(`Nobody was signed in (${status}): ${text.slice(0, 500)}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
