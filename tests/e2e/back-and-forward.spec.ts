import { chromium, expect, type Page, test } from '@playwright/test'
import { e2eSite } from '~test/e2e-site'

const PATHS = ['/', '/blog', '/blog/three-point-estimates', '/tools/queuepro', '/contact']

/** What of the page keeps the browser from showing it again as it was left; this browser without a window never does. */
async function watchObstacles(page: Page) {
  const obstacles: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const looked = new Promise<void>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') obstacles.push(reason)
      resolve()
    })
  })
  return { obstacles, looked }
}

async function findObstacles(page: Page, path: string, before = async () => {}) {
  const { obstacles, looked } = await watchObstacles(page)
  await page.goto(e2eSite().origin + path, { waitUntil: 'networkidle' })
  await before()
  await page.goto(`${e2eSite().origin}/about`, { waitUntil: 'load' })
  await page.evaluate(() => history.back())
  await looked
  await expect(page).toHaveURL(e2eSite().origin + path)
  return obstacles
}

test('nothing on a page keeps the browser from showing it again as it was left, when somebody goes back', async ({
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  for (const path of PATHS) expect(await findObstacles(await browser.newPage(), path), path).toEqual([])
  const page = await browser.newPage()
  const addObstacle = () => page.evaluate(() => addEventListener('unload', () => {}))
  expect(await findObstacles(page, '/', addObstacle)).toEqual(['UnloadHandlerExistsInMainFrame'])
  await browser.close()
})
