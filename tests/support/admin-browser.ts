import { type Page, test as plain } from '@playwright/test'
import { anAdmin, type SignedInAdmin } from './admin'
import { e2eSite } from './e2e-site'

interface AdminFixtures {
  /** A page of a browser in which `admin` is signed in. */
  adminPage: Page
}

interface SharedFixtures {
  /** One for all tests of a file; a test that signs out makes one of its own with `anAdmin(e2eSite())`. */
  admin: SignedInAdmin
}

export { expect } from '@playwright/test'
export { e2eSite } from './e2e-site'

/** The session as the browser keeps it. */
export function toBrowserCookies({ cookie }: Pick<SignedInAdmin, 'cookie'>) {
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: 'http://harbor.test', httpOnly: true, sameSite: 'Lax' as const }
  })
}

export const test = plain.extend<AdminFixtures, SharedFixtures>({
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed from this pattern
    async ({}, use) => {
      await use(await anAdmin(e2eSite()))
    },
    { scope: 'worker' },
  ],
  adminPage: async ({ page, admin }, use) => {
    await page.context().addCookies(toBrowserCookies(admin))
    await use(page)
  },
})
