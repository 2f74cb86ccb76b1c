import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunStatus } from '~/kits/runs/run'
import { AI_COLUMN } from '~/wings/content/bulk/ai-texts/ai-instructions'
import { bulkRunDescription } from '~/wings/content/bulk/run'
import { aPostTemplate, aVariable } from '~/wings/content/templates/fixtures'
import { anAdmin } from '~test/admin'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { followRun } from '~test/followed-run'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const ROWS = 150
const ENDS_WITHIN_MS = 240_000
const RUNS = '/admin/bulk-generate'
const template = randomUUID()

let stand: FakeAiServer
let site: RunningSite
let cookie: string
let settings: Record<string, string>

const textOn = (town: string) => Array.from({ length: 12 }, (_, n) => `${town.replace(' ', '')}x${n}`).join(' ')
const townOf = (asked: string): string => JSON.parse(asked.split('\n')[1] ?? '').values.town
const asked = () => stand.calls.map(({ messages }) => townOf(messages[0]?.content ?? ''))

beforeAll(async () => {
  stand = await startFakeAiServer(({ messages }) => ({ text: textOn(townOf(messages[0]?.content ?? '')) }))
  const DATA_DIR = await createSiteFolder({ DEMO: '0' })
  settings = {
    DATA_DIR,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SECRET: '0123456789abcdef0123456789abcdef',
    ...stand.env('good'),
  }
  site = await startSite(settings)
  cookie = (await anAdmin(site, { SECRET: settings.SECRET ?? '' })).cookie
  const texts = { title: 'Plumbers in {{ town }}', slug: '{{ town | slug }}', body: '<p>{{ story }}</p>' }
  const variables = [aVariable('town'), aVariable('story', { type: 'long-text' })]
  const save = { basedOn: 0, name: 'Towns', samples: [], ...aPostTemplate(texts, variables) }
  const { status } = await send('PUT', `/admin/api/templates/${template}`, save)
  expect(status).toBe(200)
})
afterAll(async () => {
  await site?.stop()
  await stand?.stop()
})

async function send(method: string, path: string, json: unknown) {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await httpRequest(site.origin, path, { method, headers, body: JSON.stringify(json) })
  return { status: answer.status, reply: JSON.parse(answer.text) }
}

/** Sends a form, and answers where it leads. */
async function submit(path: string, form: Record<string, string>) {
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(form).toString()
  const answer = await httpRequest(site.origin, path, { method: 'POST', headers, body })
  expect(answer.status, answer.text.slice(0, 300)).toBe(302)
  return String(answer.headers.location)
}

const read = async (path: string) =>
  (await httpRequest(site.origin, path, { headers: { cookie } })).text.replaceAll('<!-- -->', '')

async function aTable(count: number, from = 0) {
  const cells = ['Town', ...Array.from({ length: count }, (_, row) => `Town ${from + row}`)].join('\n')
  return submit(`${RUNS}/new`, { template, from: 'cells', cells })
}

const instruction = 'Two sentences on {{ town }}.'
const form = { template, title: 'Towns', 'column.town': 'Town', 'column.story': AI_COLUMN, maxAiRequests: '500' }
const samplesOf = (tableId = '') => `/admin/api/bulk/tables/${tableId}/samples`
/** Of the table whose columns are chosen there. */
const samplesPath = (columns: string) => samplesOf(new URL(columns, site.origin).pathname.split('/').pop())

test('a sample is asked for once, costs what its provider counted, and says what is wrong with the question', async () => {
  const path = samplesPath(await aTable(2, 900))
  const asking = { template, variable: 'story', instruction, mapping: { town: 'Town' }, row: 1 }
  const { status, reply } = await send('POST', path, asking)
  expect([status, reply]).toEqual([
    200,
    { text: textOn('Town 900'), use: expect.objectContaining({ inputTokens: 100 }) },
  ])
  expect(await send('POST', path, asking)).toMatchObject({ status: 200, reply: { text: reply.text, use: null } })
  expect(asked()).toEqual(['Town 900'])
  for (const [wrong, expected, message] of [
    [{ instruction: 'Two sentences.' }, 422, /AI cannot generate/],
    [{ row: 3 }, 404, /This row does not exist/],
    [{ template: randomUUID() }, 404, /template/],
    [{ row: 'one' }, 422, /Some fields are invalid/],
  ] as const) {
    const { status, reply } = await send('POST', path, { ...asking, ...wrong })
    expect([status, reply.error.message]).toEqual([expected, expect.stringMatching(message)])
  }
  expect((await send('POST', samplesOf(randomUUID()), asking)).status).toBe(404)
  stand.scenario = '401'
  const refused = await send('POST', path, { ...asking, row: 2 })
  expect([refused.status, refused.reply.error.message]).toEqual([503, expect.stringMatching(/rejected the API key/)])
  stand.scenario = undefined
})

test('a run that is killed while it asks goes on by itself, and pays no answer twice', {
  timeout: ENDS_WITHIN_MS * 2,
}, async () => {
  const columns = await aTable(ROWS)
  stand.calls.length = 0
  stand.delayPerPieceMs = 40
  const run = await submit(columns, { ...form, 'instruction.story': instruction })
  await expect.poll(() => stand.calls.length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(ROWS / 3)
  expect(await read(run)).toContain('Generating AI texts')
  await site.kill()
  const before = stand.calls.length
  expect(before).toBeLessThan(ROWS)
  stand.delayPerPieceMs = 0
  site = await startSite(settings)
  const followed = followRun(bulkRunDescription, { origin: site.origin, cookie, runId: run.split('/').pop() ?? '' })
  const isChecked = ({ phase, state }: RunStatus) => phase === 'plan' && state === 'completed'
  await followed.waitUntil(isChecked, { timeout: ENDS_WITHIN_MS, interval: 500 })
  expect(new Set(asked()).size).toBe(ROWS)
  // only those that were under way
  expect(stand.calls.length).toBeLessThanOrEqual(ROWS + 4)
  expect(await read(run)).toContain(`Generate ${ROWS} drafts`)
  console.log(`killed after ${before} of ${ROWS} questions, ${stand.calls.length - ROWS} were asked twice`)
})

test('without an AI nothing is offered, and nothing is asked', async () => {
  await site.stop()
  const { AI_PROVIDER, AI_API_KEY, AI_MODEL, AI_BASE_URL, ...without } = settings
  site = await startSite(without)
  const columns = await aTable(1)
  expect(await read(columns)).not.toContain('Generate with AI')
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ ...form, 'instruction.story': instruction }).toString()
  const { status, text } = await httpRequest(site.origin, columns, { method: 'POST', headers, body })
  expect([status, text]).toEqual([409, expect.stringContaining('AI is not configured.')])
  const asking = { template, variable: 'story', instruction, mapping: { town: 'Town' }, row: 1 }
  expect((await send('POST', samplesPath(columns), asking)).status).toBe(409)
})
