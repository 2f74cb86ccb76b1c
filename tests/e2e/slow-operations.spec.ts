import { expect, type Page, test } from '@playwright/test'

const SLOW_MS = 1_300

interface Report {
  kind: string
  message: string
  duration_ms: number
}

/** What the browser tells the studio, as it is told. */
function reportsOf(page: Page) {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reports.push(request.postDataJSON())
  })
  return reports
}

async function slowDown(page: Page, address: string) {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue()
  })
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('a change of page that takes over a second is reported once, a quick one is not', async ({ page }) => {
  const reports = reportsOf(page)
  await slowDown(page, '**/about.data*')
  await page.goto('/', { waitUntil: 'networkidle' })
  await menu(page, 'Blog').click()
  await expect(page).toHaveURL('/blog')
  for (const next of ['About', 'Blog', 'About']) {
    await menu(page, next).click()
    await expect(page).toHaveURL(`/${next.toLowerCase()}`)
  }
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({ kind: 'slow', message: 'navigation to /about', page_path: '/about' })
  expect(reports[0]?.duration_ms).toBeGreaterThan(1_000)
})

test('a call of an API that takes over a second is reported once, a quick one is not', async ({ page }) => {
  const reports = reportsOf(page)
  await slowDown(page, '**/api/slow')
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const path of ['/api/quick', '/api/slow', '/api/slow']) await (await fetch(path)).text()
  })
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(['call of /api/slow'])
  expect(reports[0]?.duration_ms).toBeGreaterThan(1_000)
})

test('a click that keeps the page busy for over a second is reported once, a quick one is not', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  const heading = page.getByRole('heading', { level: 1 })
  await heading.click()
  await page.evaluate((busyMs) => {
    document.querySelector('h1')?.addEventListener('click', () => {
      const until = performance.now() + busyMs
      while (performance.now() < until);
    })
  }, SLOW_MS)
  await heading.click()
  await heading.click()
  const expected = ['interaction on /about', 'long task on /about']
  await expect.poll(() => reports.map(({ message }) => message).sort()).toEqual(expected)
})

test('slow operations count among the ten reports of a page load', async ({ page }) => {
  const reports = reportsOf(page)
  await slowDown(page, '**/api/slow-*')
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const calls = Array.from({ length: 14 }, (_, n) => fetch(`/api/slow-${n}`).then((answer) => answer.text()))
    await Promise.all(calls)
  })
  await expect.poll(() => reports.length).toBe(10)
  await page.waitForTimeout(300)
  expect(reports).toHaveLength(10)
})
