import { expect } from '@playwright/test'
import { faultsInBothColors } from '~test/axe'
import { personalPaths, publicPaths } from '~test/public-paths'
import { openOnBothScreens } from '~test/screens'
import { test } from '~test/screens-browser'

const missing = ['/no-such-page', '/purchases/a-link-that-nobody-has', '/account/email/a-link-that-nobody-has']

for (const path of new Set([...publicPaths, ...personalPaths, ...missing])) {
  test(`${path} starts without an error, fits a narrow screen and can be used by everyone, in light and dark`, async ({
    visitorScreen: page,
  }) => {
    await openOnBothScreens(page, path, missing.includes(path))
    expect(await faultsInBothColors(page)).toEqual([])
  })
}
