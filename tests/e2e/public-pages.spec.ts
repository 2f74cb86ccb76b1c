import { expect } from '@playwright/test'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { personalPagePaths, publicPagePaths } from '~test/public-page-paths'
import { openOnNarrowAndWide } from '~test/screen-checks'
import { test } from '~test/screens-browser'

const missing = ['/no-such-page', '/purchases/a-link-that-nobody-has', '/account/email/a-link-that-nobody-has']

for (const path of new Set([...publicPagePaths, ...personalPagePaths, ...missing])) {
  test(`${path} starts without an error, fits a narrow screen and can be used by everyone, in light and dark`, async ({
    visitorScreen: page,
  }) => {
    await openOnNarrowAndWide(page, path, missing.includes(path))
    expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  })
}
