import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { ask } from './http'
import { studioCommand } from './studio-command'

export interface SignedInAdmin {
  email: string
  password: string
  /** The session, as the Cookie header carries it. */
  cookie: string
}

/** A new admin of the site that runs on `dataDir`, or on the database in `env`, signed in over HTTP as the login page does. */
export async function anAdmin(
  site: { origin: string; dataDir: string },
  env: Record<string, string> = {},
): Promise<SignedInAdmin> {
  const name = randomBytes(4).toString('hex')
  const account = { email: `admin-${name}@harbor.test`, password: `Passw0rd${name}` }
  await addAdmin(site.dataDir, account, env)
  return { ...account, cookie: await signIn(site.origin, account) }
}

/** `npm run studio -- admin add`: it goes to the running site through its socket, or to PostgreSQL itself. */
function addAdmin(dataDir: string, { email, password }: Omit<SignedInAdmin, 'cookie'>, more: Record<string, string>) {
  const words = ['admin', 'add', email, '--password', password]
  if (!more.DATABASE_URL) return studioCommand(dataDir, words)
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...more }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run-studio.mjs', ...words], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The admin could not be added: ${stderr}`)
}

export async function signIn(origin: string, account: { email: string; password: string }) {
  const body = new URLSearchParams({ email: account.email, password: account.password }).toString()
  const { status, headers, text } = await ask(origin, '/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  const cookies = [headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) throw new Error(`Nobody was signed in (${status}): ${text.slice(0, 500)}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
