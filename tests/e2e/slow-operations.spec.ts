import { expect, test } from '@playwright/test'

const SLOW_MS = 1_100

interface Report {
  kind: string
  message: string
  page_path: string
  duration_ms: number
}

test('what takes over a second is reported once, what is quick is not, and a page load reports ten at most', async ({
  page,
}) => {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reports.push(request.postDataJSON())
  })
  const about = (kind: string) => reports.filter(({ message }) => message.startsWith(kind))
  for (const slow of ['**/about', '**/api/slow*'])
    await page.route(slow, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await route.continue()
    })
  await page.goto('/', { waitUntil: 'networkidle' })

  await test.step('a change of page', async () => {
    for (const next of ['Blog', 'About']) {
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('link', { name: next, exact: true }).click()
      await expect(page).toHaveURL(`/${next.toLowerCase()}`)
    }
    await expect.poll(() => about('navigation')).toHaveLength(1)
    // each page is a document of its own: the next steps stay on this one
    expect(reports[0]).toMatchObject({ kind: 'slow', message: 'navigation to /about', page_path: '/about' })
    expect(reports[0]?.duration_ms).toBeGreaterThan(1_000)
  })

  await test.step('a call of an API', async () => {
    await page.evaluate(async () => {
      for (const path of ['/api/quick', '/api/slow', '/api/slow']) await (await fetch(path)).text()
    })
    await expect.poll(() => about('call').map(({ message }) => message)).toEqual(['call of /api/slow'])
    expect(about('call')[0]?.duration_ms).toBeGreaterThan(1_000)
  })

  await test.step('a click that keeps the page busy', async () => {
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
    const said = () => [...about('interaction'), ...about('long task')].map(({ message }) => message)
    await expect.poll(said).toEqual(['interaction on /about', 'long task on /about'])
  })

  await test.step('more than ten', async () => {
    await page.evaluate(async () => {
      const calls = Array.from({ length: 14 }, (_, n) => fetch(`/api/slow-${n}`).then((answer) => answer.text()))
      await Promise.all(calls)
    })
    await expect.poll(() => reports.length).toBe(10)
    await page.waitForTimeout(300)
    expect(reports).toHaveLength(10)
  })
})
