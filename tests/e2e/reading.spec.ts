import { expect, test } from '@playwright/test'

test('a visitor finds a guide from the home page and reads it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page).toHaveURL('/blog?category=guides')
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await first.click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title ?? 'no title')
  await page.goBack()
  await expect(page).toHaveURL('/blog?category=guides')
})

test('every route change starts at the top of the page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page that takes long shows the full-screen Loading spinner', async ({ page }) => {
  await page.goto('/')
  await page.route('**/about.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
})

test('the mobile menu closes on a route change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const toggle = page.getByRole('button', { name: /menu/i })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/tools')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('without JavaScript the whole site can be read', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  await page.goto('/tools/queuepro')
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
})

test('pictures below the first screen are fetched when they come near, those on it at once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/media/') && fetched.push(request.url()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  expect(before).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => fetched.length).toBeGreaterThan(before)
})

test('a picture counts as near at a tenth of it, 50 px before the window', async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(...given: ConstructorParameters<typeof Observer>) {
        super(...given)
        document.documentElement.dataset.observed = `${this.thresholds[0]?.toFixed(3)} ${this.rootMargin}`
      }
    }
  })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-observed', '0.100 50px 50px 50px 50px')
})

test('nothing on the page moves while it loads', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/three-point-estimates', '/tools/queuepro']) {
    await page.goto(path)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 800)
        }),
    )
    expect(shift, path).toBeLessThan(0.02)
  }
})

test('a failure that only the browser meets shows its text in a box, and the site goes on', async ({ page }) => {
  await page.route('**/about.data*', (route) => route.fulfill({ contentType: 'text/x-script', body: 'cut off' }))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  await expect(page.locator('main pre')).toHaveText(/\S/)
  await expect(page.getByRole('contentinfo')).toContainText('Harbor Product Studio LLC')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with software that is finished.')
})
