import type { Browser, BrowserContextOptions } from '@playwright/test'
import { anAdmin } from './admin'
import { cookiesOf } from './admin-browser'
import { journeySite } from './journey-site'

/** Somebody new who is signed in, in a browser of their own. */
export async function aPlanner(browser: Browser, options: BrowserContextOptions = {}) {
  const account = await anAdmin(journeySite())
  const context = await browser.newContext({ baseURL: 'http://harbor.test', ...options })
  await context.addCookies(cookiesOf(account))
  return { ...account, context, page: await context.newPage() }
}
