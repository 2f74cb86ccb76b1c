import { type Browser, type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test'
import { type AiPlanner, type AiSite, startAiSite } from '~test/ai-site'
import { findAxeViolations } from '~test/axe'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { httpRequest } from '~test/http'
import { notesPanel, openNotes } from '~test/notes-panel-screen'

const REPLY = '## Next\n- **Call** Mara\n- <img src=x onerror=alert(1)>\n\nThat is all.'
const TROUBLE = 'Sorry, I had trouble connecting. Please try again.'
const todayIn = (page: Page) => page.evaluate(() => new Date().toLocaleDateString())

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
  stand.answer = ({ format }) => (format === 'text' ? REPLY : { suggestions: ['Invite Ben', 'Buy bread'] })
})

async function aNote({ cookie }: AiPlanner, title: string) {
  const body = JSON.stringify({ title, content: `<p>${title} is on Friday.</p>` })
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), cookie }
  expect((await httpRequest(planner.site.origin, '/api/notes', { method: 'POST', headers, body })).status).toBe(201)
}

/** A note of somebody, beside their plan or, where it is looked at for faults, beside the short list of plans. */
async function open(browser: Browser, who: number, options: BrowserContextOptions = {}, isBesidePlan = false) {
  const person = planner.people[who]
  if (!person) throw new Error('Nobody of this number is there.')
  await aNote(person, 'The party')
  const context = await browser.newContext(options)
  const cookies = person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: planner.site.origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('dialog', () => warnings.push('a script ran'))
  await openNotes(page, `${planner.site.origin}/planner/dashboard${isBesidePlan ? `/${person.planId}` : ''}`)
  const panel = notesPanel(page)
  await expect(panel.getByLabel('Title')).toHaveValue('The party')
  return { page, panel, warnings }
}

test('on a phone, a note is spoken about, and the answer is inserted, taken back, and takes its place', async ({
  browser,
}) => {
  const { page, panel, warnings } = await open(browser, 0, devices['Pixel 7'])
  await panel.getByRole('button', { name: 'Chat', exact: true }).click()
  const input = panel.getByLabel('Message to the assistant')
  const text = panel.getByRole('textbox', { name: 'Text of The party' })

  // "Enter sends; Shift+Enter does not", "ignored if the trimmed text is blank"
  await input.press('Enter')
  await input.fill('What is')
  await input.press('Shift+Enter')
  await input.pressSequentially('next?')
  expect(stand.calls.filter(({ format }) => format === 'text')).toEqual([])
  stand.delayPerPieceMs = 1_500 // a reply of two pieces, during which there is time to ask again
  await input.press('Enter')

  // "sending appends the user message, clears the input and shows a busy state; then the assistant reply is appended"
  await expect(panel.getByText('What is\nnext?')).toBeVisible()
  await expect(input).toHaveValue('')
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  await input.fill('and?')
  await input.press('Enter')
  await expect(input).toHaveValue('and?')
  await expect(panel.getByText('That is all.').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeHidden()
  expect(stand.calls.filter(({ format }) => format === 'text')).toHaveLength(1)
  await expect(panel.getByText(/^100 tokens in, \d+ out/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await panel.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(text.getByRole('heading', { name: 'Next' })).toBeVisible()
  await expect(text).toContainText('The party is on Friday.')
  await expect(text).toContainText('<img src=x onerror=alert(1)>')
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(text).toHaveText('The party is on Friday.')
  await panel.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(text).not.toContainText('The party is on Friday.')
  await expect(text.locator('strong')).toHaveText('Call')
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible()
  expect(warnings).toEqual([])
  await panel.getByRole('button', { name: 'Version history' }).click()
  await expect(page.getByRole('button', { name: /Before an AI change/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  // "Closing: … empties the chat"
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Smart Notes' }).click()
  await expect(text.locator('strong')).toHaveText('Call')
  await panel.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Summarize this note' })).toBeVisible()
  await page.context().close()
})

test('a reply is stopped, asked for again, fails, and scrolls to the bottom unless its reader scrolled up', async ({
  browser,
}) => {
  const { page, panel } = await open(browser, 1)
  await panel.getByRole('button', { name: 'Chat', exact: true }).click()
  stand.scenario = 'slow'
  stand.answer = ({ format }) => (format === 'text' ? 'A line that is forty characters long.\n\n'.repeat(30) : {})
  await panel.getByRole('button', { name: 'List the next steps' }).click()
  await expect(panel.getByLabel('Chat about this note')).toBeFocused()
  await expect(panel.getByText('A line that is').first()).toBeVisible()
  const stopped = performance.now()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText('Stopped.').first()).toBeVisible()
  const asked = () => stand.calls.filter(({ format }) => format === 'text')
  await expect.poll(() => asked()[0]?.closedAt, { intervals: [50] }).toBeDefined()
  expect((asked()[0]?.closedAt ?? Infinity) - stopped).toBeLessThan(1000)

  stand.scenario = '500'
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByRole('listitem').getByText(TROUBLE)).toBeVisible()
  await expect(panel.getByText('OpenAI returned an error (status 500)')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  stand.scenario = 'good'
  await panel.getByRole('button', { name: 'Retry' }).click()
  const list = panel.getByLabel('Messages')
  const fromBottom = () => list.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  await expect(panel.getByText(/^100 tokens in/)).toBeVisible()
  expect(await fromBottom()).toBeLessThan(50)
  stand.delayPerPieceMs = 150
  await panel.getByLabel('Message to the assistant').fill('Again')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  await list.evaluate((box) => box.scrollTo(0, 0))
  await page.waitForTimeout(800)
  expect(await list.evaluate((box) => box.scrollTop)).toBe(0)
  await page.context().close()
})

test('suggestions come from the note, and notes are made of them', async ({ browser }) => {
  const { page, panel } = await open(browser, 2, {}, true)
  await panel.getByRole('button', { name: 'Suggestions' }).click()
  await expect(panel.getByText('Invite Ben')).toBeVisible()
  expect(stand.calls[0]?.messages[0]?.content).toContain('The party is on Friday.')

  // typing asks nothing
  const before = stand.calls.length
  await panel.getByRole('textbox', { name: 'Text of The party' }).pressSequentially('More words. ')
  await page.waitForTimeout(600)
  expect(stand.calls).toHaveLength(before)

  const date = await todayIn(page)
  await panel.getByRole('button', { name: 'Create tasks' }).click()
  await expect(panel.getByLabel('Title')).toHaveValue(`Quick Tasks - ${date}`)
  await expect(panel.getByPlaceholder('List item').first()).toHaveValue('Invite Ben')
  await panel.getByRole('button', { name: 'Create notes' }).click()
  await expect(panel.getByLabel('Title')).toHaveValue(`Quick Notes - ${date}`)
  await expect(panel.getByRole('textbox', { name: /^Text of Quick Notes/ })).toContainText('• Invite Ben')
  await page.context().close()
})
