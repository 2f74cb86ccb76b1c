import { expect, type Page, test } from '@playwright/test'

// the newest content has a request of its own beside that of the page's frame
const HOME_DATA = /\.data\?_routes=[^&]*routes%2Fhome/

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

test('each page is a script of its own that is fetched when it is opened, with a spinner after 300 ms', async ({
  page,
}) => {
  const newScripts = watchScripts(page)
  const pages = ['landing-page', 'contact', 'catalog', 'get-template']
  let answer = () => {}
  await page.route('**/about.data*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  const first = newScripts()
  expect(first).toContain('home')
  expect(first.filter((name) => pages.includes(name))).toEqual([])
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/about.data*')
  await menu(page, 'About').click()
  await asked
  const spinner = page.getByRole('status', { name: 'Loading' })
  await page.clock.runFor(290)
  await expect(spinner).toBeHidden()
  await page.clock.runFor(20)
  await expect(spinner).toBeVisible()
  answer()
  await expect(page).toHaveURL('/about')
  await expect(spinner).toBeHidden()
  expect(new Set(newScripts().filter((name) => pages.includes(name)))).toEqual(new Set(['landing-page']))
})

test('home says that products are loading and shows the shapes of posts until both are there; what cannot be fetched leaves its place empty, and the studio hears of it', async ({
  page,
}) => {
  let answer = () => {}
  await page.route(HOME_DATA, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  await menu(page, 'Home').click()
  const posts = page.locator('section', { hasText: 'From the blog' })
  const shapes = posts.locator('div[aria-hidden="true"]')
  await expect(page.getByText('Loading products...')).toBeVisible()
  await expect(shapes).toHaveCount(3)
  answer()
  await expect(page.getByText('Loading products...')).toBeHidden()
  await expect(posts.getByRole('article')).toHaveCount(3)
  await expect(shapes).toHaveCount(0)

  await menu(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await page.unroute(HOME_DATA)
  await page.route(HOME_DATA, (route) => route.abort())
  const reported = page.waitForRequest('**/api/errors')
  await menu(page, 'Home').click()
  await expect(page.getByText('No products available yet.')).toBeVisible()
  await expect(shapes).toHaveCount(3)
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'error', message: expect.stringMatching(/fetch/i) })
})

test('what fails in the browser alone is a box within the frame, the studio hears of it, and the site goes on', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const box = page.getByRole('main').getByRole('heading', { name: 'Something went wrong.' })

  await test.step('data that comes in pieces', async () => {
    await page.route('**/about.data*', (route) => route.fulfill({ contentType: 'text/x-script', body: 'cut off' }))
    await menu(page, 'About').click()
    await expect(box).toBeVisible()
    await expect(page.locator('main pre')).toHaveText(/\S/)
    await expect(page.getByRole('contentinfo')).toContainText('Harbor Product Studio LLC')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with finished software.')
  })

  await test.step('a page that breaks', async () => {
    const body = `export default function Catalogue() { throw new Error('The drawing failed') }`
    await page.route('**/assets/catalog-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/api/errors') && request.postDataJSON().message === 'The drawing failed',
    )
    await menu(page, 'Products').click()
    await expect(box).toBeVisible()
    expect((await reported).postDataJSON()).toMatchObject({ kind: 'error' })
    await menu(page, 'Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect(box).toBeHidden()
  })
})
