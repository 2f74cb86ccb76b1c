import { expect, test } from '@playwright/test'

test('a visitor finds a guide from the home page and reads it, each page from its top', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
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

test('without JavaScript, and before printing, every picture is there', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/blog')
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  expect(await page.locator('main noscript').count()).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const last = page.getByRole('main').locator('article img').last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
    .toBe(true)
})

test('pictures below the first screen are fetched by the browser, at the latest when a tenth of them is 50 px before it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(...given: ConstructorParameters<typeof Observer>) {
        super(...given)
        document.documentElement.dataset.observed = `${this.thresholds[0]?.toFixed(3)} ${this.rootMargin}`
      }
    }
  })
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/blog')
  await expect(page.locator('html')).toHaveAttribute('data-observed', '0.100 50px 50px 50px 50px')
  const last = page.locator('main article img').last()
  await expect(last).toHaveAttribute('loading', 'lazy')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('loading', 'eager')
  await expect
    .poll(() => last.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
    .toBe(true)
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
