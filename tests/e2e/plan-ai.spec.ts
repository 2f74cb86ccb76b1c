import { type Browser, type BrowserContextOptions, devices, expect, test } from '@playwright/test'
import { type AiSite, startAiSite } from '~test/ai-site'
import { findAxeViolations } from '~test/axe'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { fakeFillAnswer } from '~test/fake-fill-answer'
import { fakePlanAnswer, newRisk } from '~test/fake-plan-answer'

let stand: FakeAiServer
let planner: AiSite

test.beforeAll(async () => {
  test.setTimeout(240_000)
  stand = await startFakeAiServer(fakePlanAnswer)
  planner = await startAiSite(2, { ...stand.env('gpt-5.4-mini'), AI_TIMEOUT_SECONDS: '3' })
})
test.afterAll(async () => {
  await planner?.stop()
  await stand?.stop()
})
test.beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
  stand.delayPerPieceMs = 0
  stand.answer = fakePlanAnswer
})

async function open(browser: Browser, who: number, part = '', options: BrowserContextOptions = {}) {
  const person = planner.people[who]
  if (!person) throw new Error('nobody is there')
  const context = await browser.newContext(options)
  const cookies = person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: planner.site.origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const path = `${planner.site.origin}/planner/dashboard/${person.planId}/ai`
  await page.goto(part ? `${path}?part=${part}` : path, { waitUntil: 'networkidle' })
  return page
}

test('sections are improved, looked at, accepted, and taken back', async ({ browser }) => {
  const page = await open(browser, 0)
  await expect(page.getByRole('link', { name: 'Improve with AI' })).toHaveAttribute('aria-current', 'page')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Deselect all' }).click()
  await page.getByRole('checkbox', { name: 'Improve Metrics' }).check()
  await page.getByRole('checkbox', { name: 'Improve Risks' }).check()
  stand.delayPerPieceMs = 60
  await page.getByRole('button', { name: 'Improve 2 sections' }).click()
  await expect(page.getByText('Writing', { exact: true })).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expect(page.getByText(/^1 added, 1 changed, \d+ kept$/)).toHaveCount(2)
  await page.getByText('View 2 changes to Risks').click()
  await expect(page.getByText(newRisk.title).first()).toBeVisible()
  await expect(page.getByText(/^Total: 200 tokens in, .* out, under \$0.01$/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: 'Accept changes to Metrics' }).uncheck()
  // somebody else changes the plan meanwhile
  const { planId = '' } = planner.people[0] ?? {}
  const path = `${planner.site.origin}/planner/api/plans/${planId}/ai/acceptance`
  const other = await page.request.post(path, { data: { basedOn: 1, proposal: { users: { by: 'rules' } } } })
  expect(other.status()).toBe(200)
  await page.getByRole('button', { name: 'Accept 2 changes' }).click()
  await expect(page.getByText('The plan has changed.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Accept 2 changes' }).click()
  await expect(page.getByText('2 changes accepted')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('AI changes undone')).toBeVisible()
  await page.context().close()
})

test('on a phone, what the AI writes is stopped within a second, here and at the provider, and tried again', async ({
  browser,
}) => {
  const page = await open(browser, 1, 'backlog', devices['Pixel 7'])
  stand.scenario = 'slow'
  await page.getByRole('button', { name: 'Improve 1 section' }).click()
  await expect(page.getByText('Writing', { exact: true })).toBeVisible()
  await expect(page.getByText('Reading the plan…')).toHaveCount(0)
  const stoppedAt = performance.now()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. The section was not changed.')).toBeVisible()
  await expect.poll(() => stand.calls[0]?.closedAt).toBeDefined()
  expect((stand.calls[0]?.closedAt ?? Infinity) - stoppedAt).toBeLessThan(1000)
  stand.scenario = 'good'
  await page.getByRole('button', { name: 'Try again with Epics, stories, tasks' }).click()
  await expect(page.getByText(/^1 added, 3 changed, \d+ kept$/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.context().close()
})

test('when the model does not answer, the screen says why, and the next try may', async ({ browser }) => {
  const page = await open(browser, 1, 'risks')
  stand.scenario = '500'
  await page.getByRole('button', { name: 'Improve 1 section' }).click()
  await expect(page.getByRole('alert')).toHaveText('OpenAI returned an error (status 500). Try again in a minute.')
  expect(await findAxeViolations(page)).toEqual([])
  stand.scenario = 'broken-json'
  await page.getByRole('button', { name: 'Try again with Risks' }).click()
  await expect(page.getByText('Generated by rules', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Try again with Risks' }).click()
  await expect(page.getByRole('alert')).toHaveText('There is no connection. The section was not changed. Try again.')
  await page.context().setOffline(false)
  stand.scenario = 'good'
  await page.getByRole('button', { name: 'Try again with Risks' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Accept 2 changes' })).toBeEnabled()
  await page.context().close()
})

test('wishes that rules filled in general words are filled in one proposal, accepted, and taken back', async ({
  browser,
}) => {
  stand.answer = fakeFillAnswer
  const page = await open(browser, 1, 'wishes')
  await page.getByRole('button', { name: 'Improve 1 section' }).click()
  await page.getByText(/^View \d+ changes to Wishes without a module$/).click()
  await expect(page.getByText('removed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Draw the page of W\d+$/).first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Accept \d+ changes$/ }).click()
  await expect(page.getByText(/^\d+ changes accepted$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Wishes without a module/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('AI changes undone')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Improve Wishes without a module' })).toBeVisible()
  await page.context().close()
})
