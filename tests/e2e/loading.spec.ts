import { expect, type Page, test } from '@playwright/test'
import { listAllScripts } from '~test/built-scripts'

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** The names of the scripts that were fetched since the last look, without their hashes. */
function watchScripts(page: Page) {
  let fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) fetched.push(name)
  })
  return () => {
    const names = fetched
    fetched = []
    return names
  }
}

/** Holds back the page at a path until the returned function is called. */
async function holdBack(page: Page, path: string) {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return answer
}

/** In the page: notes for the next one when a spinner comes and goes, in ms since the link was pressed. */
function watchSpinner() {
  let pressedAt = 0
  addEventListener('click', () => (pressedAt = performance.now()), { capture: true })
  new MutationObserver(() => {
    const isThere = document.querySelector('[role=status][aria-label=Loading]') !== null
    const what = isThere ? 'came' : 'went'
    if (isThere || sessionStorage.getItem('came')) sessionStorage.setItem(what, String(performance.now() - pressedAt))
  }).observe(document.body, { childList: true })
}

const spinnerTimes = (page: Page) =>
  page.evaluate(() => ({ came: sessionStorage.getItem('came'), went: sessionStorage.getItem('went') }))

test('each page is a document with the islands that it has, and a spinner covers it when the next takes longer than 500 ms', async ({
  page,
}) => {
  const newScripts = watchScripts(page)
  const answer = await holdBack(page, '**/about')
  await page.goto('/blog/fast-pages-do-less', { waitUntil: 'networkidle' })
  const islands = newScripts().filter((name) => name.endsWith('.island'))
  expect(islands.sort()).toEqual([
    'article.island',
    'contents.island',
    'offline.island',
    'share.island',
    'site-menu.island',
    'zoom.island',
  ])
  await page.evaluate(watchSpinner)
  await menu(page, 'About').click({ noWaitAfter: true })
  await page.waitForTimeout(1_000)
  answer()
  await expect(page).toHaveURL('/about')
  const { came, went } = await spinnerTimes(page)
  expect(Number(came)).toBeGreaterThanOrEqual(490)
  expect(went).toBeNull()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(newScripts()).not.toContain('share.island')
})

test('a page that comes soon shows no spinner, and Escape takes away one that is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(watchSpinner)
  await menu(page, 'Blog').click()
  await expect(page).toHaveURL('/blog')
  expect(await spinnerTimes(page)).toEqual({ came: null, went: null })
  const answer = await holdBack(page, '**/about')
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchSpinner)
  await menu(page, 'About').click({ noWaitAfter: true })
  await page.waitForTimeout(1_000)
  await page.keyboard.press('Escape')
  answer()
  await expect(page).toHaveURL('/about')
  expect((await spinnerTimes(page)).went).not.toBeNull()
})

test('filters, orders and searches of a list leave the page where it is, and back brings the list before', async ({
  page,
}) => {
  await page.goto('/tools', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  const answer = await holdBack(page, '**/tools?category=saas')
  const saas = page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: 'SaaS' })
  await saas.click()
  await expect(page).toHaveURL('/tools?category=saas')
  await expect(page.getByText('Loading products...')).toBeAttached()
  answer()
  await expect(saas).toHaveAttribute('aria-current', 'page')
  await expect(saas).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.goBack()
  await expect(page).toHaveURL('/tools')
  await expect(saas).not.toHaveAttribute('aria-current')
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
})

test('in an application each screen is a script of its own that is fetched when it is opened, with a spinner after 300 ms', async ({
  page,
}) => {
  const newScripts = watchScripts(page)
  const answer = await holdBack(page, '**/account/password.data*')
  await page.clock.install()
  await page.goto('/planner/login', { waitUntil: 'networkidle' })
  expect(newScripts()).not.toContain('forgotten-password')
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/account/password.data*')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await asked
  const spinner = page.getByRole('status', { name: 'Loading' })
  await page.clock.runFor(290)
  await expect(spinner).toBeHidden()
  await page.clock.runFor(20)
  await expect(spinner).toBeVisible()
  answer()
  await expect(page).toHaveURL('/account/password')
  await expect(spinner).toBeHidden()
  expect(newScripts()).toContain('forgotten-password')
})

test('what fails in the browser alone is a box within the frame, the studio hears of it, and the site goes on', async ({
  page,
}) => {
  const box = page.getByRole('main').getByRole('heading', { name: 'Something went wrong.' })
  const openNext = async () => {
    await page.goto('/planner/login', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
  }

  await test.step('data that comes in pieces', async () => {
    await page.route('**/account/password.data*', (route) =>
      route.fulfill({ contentType: 'text/x-script', body: 'cut off' }),
    )
    await openNext()
    await expect(box).toBeVisible()
    await expect(page.locator('main pre')).toHaveText(/\S/)
    await expect(page.getByRole('contentinfo')).toContainText('Harbor Product Studio LLC')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with finished software.')
    await page.unroute('**/account/password.data*')
  })

  await test.step('a screen that breaks', async () => {
    const body = `export default function Screen() { throw new Error('The drawing failed') }`
    // another file may have the name of the screen's own
    const isScreen = ([name, text]: [string, string]) => /^forgotten-password-/.test(name) && /as default/.test(text)
    const [screen] = [...listAllScripts()].find(isScreen) ?? []
    await page.route(`**/assets/${screen}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/api/errors') && request.postDataJSON().message === 'The drawing failed',
    )
    await openNext()
    await expect(box).toBeVisible()
    expect((await reported).postDataJSON()).toMatchObject({ kind: 'error' })
    await menu(page, 'Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect(box).toBeHidden()
  })
})
