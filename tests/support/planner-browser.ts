import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { openDatabase } from '~/platform/database/database.server'
import { loadOrCreateSecret } from '~/platform/env/site-secret.server'
import { upsertAdmin } from '~/wings/site/accounts/admins.commands.server'
import { beginSession } from '~/wings/site/accounts/session.commands.server'
import { setPassword } from '~/wings/site/accounts/sign-in/password.commands.server'
import { hashPassword } from '~/wings/site/accounts/sign-in/password-hash.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import type { SignedInAdmin } from './admin'
import { toBrowserCookies } from './admin-browser'
import { e2eSite } from './e2e-site'
import { testEnvironment } from './route-call'

/** Somebody new who is signed in, in a browser of their own. */
export async function openAsPlanner(browser: Browser, options: BrowserContextOptions = {}) {
  const account = await createSignedInUser()
  const context = await browser.newContext({ baseURL: 'http://harbor.test', ...options })
  await context.addCookies(toBrowserCookies(account))
  return { ...account, context, page: await context.newPage() }
}

const password = 'Passage7Tide'
let hash: Promise<string> | undefined

/** What signing in by the form costs, a second of a processor for its password, is paid once for all of them. */
async function createSignedInUser(): Promise<SignedInAdmin> {
  const { dataDir } = e2eSite()
  const email = `admin-${randomBytes(4).toString('hex')}@harbor.test`
  hash ??= hashPassword(password)
  const { db, close } = openDatabase({ DATA_DIR: dataDir })
  const { id } = await upsertAdmin(db, commandLineActor, { email })
  await setPassword(db, id, await hash)
  const cookies = await beginSession(db, testEnvironment({ SECRET: loadOrCreateSecret(dataDir) }), new Headers(), id)
  await close()
  return { email, password, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}
