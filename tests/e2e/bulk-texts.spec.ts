import { expect, test } from '@playwright/test'
import { anAdmin, type SignedInAdmin } from '~test/admin'
import { findAxeViolationsOutsideFrames } from '~test/axe'
import { aTownTemplate, outcomeCount, pasteTable } from '~test/bulk-generate-screen'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { type RunningSite, startSite } from '~test/running-site'

let stand: FakeAiServer
let site: RunningSite
let admin: SignedInAdmin

/** Twelve words of its own for each town. */
const textOn = (town: string) => Array.from({ length: 12 }, (_, n) => `${town.toLowerCase()}${n}`).join(' ')
const townOf = (asked: string): string => JSON.parse(asked.split('\n')[1] ?? '').values.town

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stand = await startFakeAiServer(({ messages }) => ({ text: textOn(townOf(messages[0]?.content ?? '')) }))
  site = await startSite({ DEMO: '0', LOG_LEVEL: 'warn', ...stand.env('gpt-5.4-mini') })
  admin = await anAdmin(site)
})
test.afterAll(async () => {
  await site?.stop()
  await stand?.stop()
})

test('an admin has the AI write a text for each row: tries it, sees what it costs, limits it, asks again for what is left', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin })
  const cookies = admin.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: site.origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const { name, slugPrefix } = await aTownTemplate(page)
  await page.goto('/admin/bulk-generate/new')
  await page.getByLabel('Template', { exact: true }).selectOption({ label: name })
  await pasteTable(page, 'Town\nLeeds\nYork\nHull')

  await page.getByLabel('Story', { exact: true }).selectOption({ label: 'Generate with AI' })
  await page.getByRole('button', { name: 'Test with a row' }).click()
  await expect(page.getByText('Enter a prompt.')).toBeVisible()
  await page.getByLabel('AI prompt for Story').fill('Two sentences on {{ town }}.')
  await page.getByRole('button', { name: 'Test another row' }).click()
  await expect(page.getByText(textOn('Leeds'))).toBeVisible()
  await expect(page.getByText(/^Row 1\. Estimate for all 3 rows: 300 tokens in, .* out/)).toBeVisible()
  await page.getByRole('button', { name: 'Test another row' }).click()
  await expect(page.getByText(textOn('York'))).toBeVisible()
  await page.getByLabel('AI request limit').fill('0')
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByText('Enter 1 or more.')).toBeVisible()
  await expect(page.getByLabel('AI prompt for Story')).toHaveValue('Two sentences on {{ town }}.')
  await page.getByLabel('AI request limit').fill('10')

  stand.scenario = 'hopeless'
  await page.getByRole('button', { name: 'Preview import' }).click()
  await expect(page.getByText('Import preview')).toBeVisible({ timeout: 60_000 })
  await outcomeCount(page, 'Invalid 1').click()
  await expect(page.getByText(/^Story: no AI response: OpenAI returned an invalid response/)).toBeVisible()
  expect(await findAxeViolationsOutsideFrames(page)).toEqual([])
  stand.scenario = 'good'
  await page.getByRole('button', { name: 'Retry AI for 1 row' }).click()
  await expect(page.getByRole('button', { name: 'Generate 3 drafts' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Generate 3 drafts' }).click()
  await expect(page.getByText(/^Done, 3 rows/)).toBeVisible({ timeout: 60_000 })
  // two samples, three tries for the row without an answer, and one that had it
  expect(stand.calls).toHaveLength(6)
  await outcomeCount(page, 'New 3').click()
  await page.getByRole('link', { name: `${slugPrefix} Hull`, exact: true }).click()
  await expect(page.getByText(textOn('Hull'))).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Update …' }).click()
  await pasteTable(page, 'Town\nLeeds')
  await expect(page.getByLabel('AI prompt for Story')).toHaveValue('Two sentences on {{ town }}.')
})
