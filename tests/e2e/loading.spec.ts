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

test('each page is a script of its own that is fetched when it is opened', async ({ page }) => {
  const newScripts = watchScripts(page)
  const pages = ['about', 'contact', 'product-leadership', 'catalogue', 'get-template']
  await page.goto('/', { waitUntil: 'networkidle' })
  const first = newScripts()
  expect(first).toContain('home')
  expect(first.filter((name) => pages.includes(name))).toEqual([])
  await menu(page, 'About').click()
  await expect(page).toHaveURL('/about')
  expect(newScripts().filter((name) => pages.includes(name))).toEqual(['about'])
})

test('the spinner comes after 300 ms, and not before', async ({ page }) => {
  let answer = () => {}
  await page.route('**/about.data*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
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
})

test('home says that products are loading and shows the shapes of posts until both are there', async ({ page }) => {
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
  await expect(page.getByText('Loading products...')).toBeVisible()
  await expect(posts.locator('div[aria-hidden="true"]')).toHaveCount(3)
  answer()
  await expect(page.getByText('Loading products...')).toBeHidden()
  await expect(posts.getByRole('article')).toHaveCount(3)
  await expect(posts.locator('div[aria-hidden="true"]')).toHaveCount(0)
})

test('products and posts that cannot be fetched leave their places empty, and the studio hears of it', async ({
  page,
}) => {
  await page.route(HOME_DATA, (route) => route.abort())
  await page.goto('/about', { waitUntil: 'networkidle' })
  const reported = page.waitForRequest('**/api/errors')
  await menu(page, 'Home').click()
  await expect(page.getByText('No products available yet.')).toBeVisible()
  await expect(page.locator('section', { hasText: 'From the blog' }).locator('div[aria-hidden="true"]')).toHaveCount(3)
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'error', message: expect.stringMatching(/fetch/i) })
})

test('a page that breaks in the browser is a box within the frame, and the studio hears of it', async ({ page }) => {
  const body = `export default function About() { throw new Error('The drawing failed') }`
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/', { waitUntil: 'networkidle' })
  const reported = page.waitForRequest('**/api/errors')
  await menu(page, 'About').click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'error', message: 'The drawing failed' })
  await page.unroute('**/assets/about-*.js')
  await menu(page, 'Products').click()
  await expect(page).toHaveURL('/tools')
  await expect(page.getByText('Something went wrong.')).toBeHidden()
})
