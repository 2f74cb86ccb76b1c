import { type Browser, type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test'
import { type AiSite, startAiSite } from '~test/ai-site'
import { findAxeViolationsInBothColorSchemes } from '~test/axe'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { aReadingAnswer, IDEA_OF_ANSWER, SEE, SIGN, wishAnswer } from '~test/fake-reading-answer'

let stand: FakeAiServer
let planner: AiSite

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stand = await startFakeAiServer()
  planner = await startAiSite(3, { ...stand.env('gpt-5.4-mini'), AI_TIMEOUT_SECONDS: '3' })
})
test.afterAll(async () => {
  await planner?.stop()
  await stand?.stop()
})
test.beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
  stand.delayPerPieceMs = 0
  stand.answer = () => aReadingAnswer()
})

async function openBrief(browser: Browser, who: number, options: BrowserContextOptions = {}) {
  const person = planner.people[who]
  if (!person) throw new Error('nobody is there')
  const context = await browser.newContext(options)
  const cookies = person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: planner.site.origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const query = new URLSearchParams({ idea: IDEA_OF_ANSWER })
  await page.goto(`${planner.site.origin}/planner/new?${query}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

const wish = (page: Page, number: number) => page.getByRole('textbox', { name: `Text of wish ${number}`, exact: true })

test('the model’s brief comes part by part, what is wrong is left out and named, and the person corrects it', async ({
  browser,
}) => {
  stand.delayPerPieceMs = 250
  stand.answer = () =>
    aReadingAnswer({ wishes: [SIGN, SEE, wishAnswer('The guest pays by card', 'The guest pays by card.')] })
  // high enough for what stays at the bottom of the screen to cover nothing
  const page = await openBrief(browser, 0, { viewport: { width: 1280, height: 2400 } })
  await expect(page.getByText('gpt-5.4-mini is reading your idea')).toBeVisible()
  await expect(wish(page, 1)).toHaveValue(SIGN.text)
  await expect(wish(page, 1)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  stand.delayPerPieceMs = 0
  await expect(page.getByText('Read by gpt-5.4-mini').first()).toBeVisible()
  await page.getByText('Left out after a second try: 1 item').click()
  await expect(page.getByText('“The guest pays by card.”: its words are not in your idea.')).toBeVisible()
  await expect(wish(page, 2)).toHaveValue(SEE.text)
  await expect(wish(page, 2)).toBeEnabled()
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  await wish(page, 2).fill('The office sees which boats are out today.')
  await page.keyboard.press('Tab')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(wish(page, 2)).toHaveValue('The office sees which boats are out today.')
  await expect(page.getByText('Read by AI, with your corrections.')).toBeVisible()
  expect(stand.calls).toHaveLength(2)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('The office sees which boats are out today').first()).toBeVisible()
  await page.context().close()
})

test('on a phone it is stopped within a second, and the brief of the rules is there', async ({ browser }) => {
  stand.scenario = 'slow'
  const page = await openBrief(browser, 1, devices['Pixel 7'])
  await expect.poll(() => stand.calls.length).toBe(1)
  const stoppedAt = performance.now()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Read by rules.')).toBeVisible()
  await expect(wish(page, 2)).toBeEnabled()
  await expect.poll(() => stand.calls[0]?.closedAt).toBeDefined()
  expect((stand.calls[0]?.closedAt ?? Infinity) - stoppedAt).toBeLessThan(1000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412)
  await page.context().close()
})

test('a model that fails costs nothing: the rules read the idea, and the next try may', async ({ browser }) => {
  stand.scenario = '500'
  const page = await openBrief(browser, 2)
  await expect(page.getByText('OpenAI returned an error (status 500). Try again in a minute.')).toBeVisible()
  await expect(page.getByText('Your idea was read by rules instead. Nothing is lost.')).toBeVisible()
  const byRules = await wish(page, 1).inputValue()
  expect(byRules).toContain('sign for the boat')
  expect(await findAxeViolationsInBothColorSchemes(page)).toEqual([])
  stand.scenario = 'good'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(wish(page, 1)).toHaveValue(SIGN.text)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(wish(page, 1)).toHaveValue(byRules)
  await page.context().close()
})
