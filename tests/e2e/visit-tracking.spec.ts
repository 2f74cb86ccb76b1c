import { expect, test } from '@playwright/test'
import { captureAnalyticsEvents } from '~test/capture-analytics-events'

test('a visitor comes by a campaign, looks around, and each step is told once', async ({ page }) => {
  const told = await captureAnalyticsEvents(page)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events')) answers.push(response.status())
  })
  const said = () => told.map(({ event_type, page_path }) => `${event_type} ${page_path}`)
  const called = () => told.filter(({ event_type }) => event_type === 'cta_click')

  await page.goto('/?utm_source=news&utm_campaign=launch&token=secret', { referer: 'http://elsewhere.example/item' })
  await expect.poll(said).toEqual(['page_view /'])
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(1_200) // the page is seen for over a second
  await page.getByRole('link', { name: 'View products' }).first().click()
  await expect.poll(said).toEqual(['page_view /', 'cta_click /', 'page_end /', 'page_view /tools'])
  expect(called()[0]?.metadata).toMatchObject({
    cta_name: 'View products',
    cta_location: 'Start with finished software.',
  })
  expect(told[2]?.metadata).toMatchObject({ scroll: 100 })
  expect(Number(told[2]?.metadata.seconds)).toBeGreaterThanOrEqual(1)

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tools\/[\w-]+$/)
  const product = new URL(page.url()).pathname
  await expect
    .poll(() => said().slice(4).sort())
    .toEqual(['page_end /tools', `page_view ${product}`, `product_view ${product}`])
  expect(told[0]).toMatchObject({
    referrer: 'http://elsewhere.example/item',
    metadata: { utm_source: 'news', utm_campaign: 'launch', is_admin: false, is_automated: false },
  })
  expect(JSON.stringify(told)).not.toContain('secret')
  // those of a page that is being left are heard by nobody
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(3)
  expect(new Set(answers)).toEqual(new Set([204]))

  await test.step('the session lasts beyond a reload', async () => {
    await page.reload()
    await expect.poll(() => said().filter((one) => one === `page_view ${product}`)).toHaveLength(2)
    expect(new Set(told.map(({ session_id }) => session_id)).size).toBe(1)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(told[0]?.session_id)
  })
})

test('a page that is not there tells nothing, neither that it was seen nor what was clicked on it', async ({
  page,
}) => {
  const told = await captureAnalyticsEvents(page)
  await page.goto('/no-such/page-at-all', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect
    .poll(() => told.map(({ event_type, page_path }) => `${event_type} ${page_path}`))
    .toEqual(['page_view /'])
})
