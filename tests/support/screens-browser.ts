import { type Browser, type BrowserContextOptions, type Page, test as plain } from '@playwright/test'
import { anAdmin } from './admin'
import { toBrowserCookies } from './admin-browser'
import { e2eSite } from './e2e-site'

interface Screens {
  /** One page in which a worker opens every screen: in a new browser, each would load and compile all scripts again. */
  visitorScreen: Page
  /** The same, with an admin signed in. */
  adminScreen: Page
}

type Cookies = ReturnType<typeof toBrowserCookies>

export const test = plain.extend<object, Screens>({
  visitorScreen: [({ browser }, use, { project }) => provideScreen(browser, project.use, [], use), { scope: 'worker' }],
  adminScreen: [
    async ({ browser }, use, { project }) =>
      provideScreen(browser, project.use, toBrowserCookies(await anAdmin(e2eSite())), use),
    { scope: 'worker' },
  ],
})

async function provideScreen(
  browser: Browser,
  options: BrowserContextOptions,
  cookies: Cookies,
  use: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(options)
  await context.addCookies(cookies)
  await use(await context.newPage())
  await context.close()
}
