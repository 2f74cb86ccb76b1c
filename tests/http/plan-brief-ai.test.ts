import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReadingEvent } from '~/wings/planner/plans/ai/reading/reading-event'
import { type AiPlanner, type AiSite, startAiSite } from '~test/ai-site'
import { type AiScenario, type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { aReadingAnswer, IDEA_OF_ANSWER, SIGN } from '~test/fake-reading-answer'
import { httpRequest } from '~test/http'

const PATH = '/planner/api/plans/drafts/reading'
let stand: FakeAiServer
let planner: AiSite
let ada: AiPlanner

beforeAll(async () => {
  stand = await startFakeAiServer(() => aReadingAnswer())
  planner = await startAiSite(1, { ...stand.env('gpt-5.4-mini'), AI_TIMEOUT_SECONDS: '3' })
  ada = planner.people[0] ?? expect.fail('nobody is there')
})
afterAll(async () => {
  await planner?.stop()
  await stand?.stop()
})
beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
  stand.delayPerPieceMs = 0
})

const headersOf = ({ cookie }: Pick<AiPlanner, 'cookie'>) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(cookie && { cookie }),
})

function call(json: unknown, person: Pick<AiPlanner, 'cookie'> = ada, site = planner) {
  const body = JSON.stringify(json)
  const headers = { ...headersOf(person), 'content-length': String(Buffer.byteLength(body)) }
  return httpRequest(site.site.origin, PATH, { method: 'POST', headers, body })
}

async function read(scenario: AiScenario = 'good') {
  stand.scenario = scenario
  const { status, text } = await call({ idea: IDEA_OF_ANSWER, reading: null })
  expect(status, text).toBe(200)
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']): ReadingEvent => JSON.parse(line))
}

test('an idea is read by the model, part by part, and ends with the brief and what it cost', async () => {
  stand.delayPerPieceMs = 20
  const news = await read()
  const shown = news.flatMap((event) => (event.type === 'reading' ? event.items.wishes : []))
  expect(shown.map(({ text }) => text)).toContain(SIGN.text)
  expect(news.at(-1)).toMatchObject({
    type: 'read',
    reading: { by: 'ai', wishes: [{ by: 'ai' }, { by: 'ai' }] },
    dropped: [],
    byRules: 0,
    use: { inputTokens: 100, costMicros: expect.any(Number) },
  })
})

test.each([
  ['500', 'OpenAI returned an error (status 500). Try again in a minute.'],
  ['silent', 'OpenAI did not respond for 3 seconds. Try again.'],
  ['hopeless', 'OpenAI returned an invalid response twice.'],
] as const)('a model that gives nothing is a sentence: %s', async (scenario, message) => {
  expect((await read(scenario)).at(-1)).toMatchObject({ type: 'failed', message })
})

test('a reader who goes ends the question at the provider within a second', async () => {
  stand.scenario = 'slow'
  const { hostname, port } = new URL(planner.site.origin)
  const outgoing = request({ hostname, port, path: PATH, method: 'POST', headers: headersOf(ada) })
  outgoing.on('error', () => {})
  outgoing.end(JSON.stringify({ idea: IDEA_OF_ANSWER, reading: null }))
  await vi.waitFor(() => expect(stand.calls).toHaveLength(1), { timeout: 5000 })
  const gone = performance.now()
  outgoing.destroy()
  await vi.waitFor(() => expect(stand.calls[0]?.closedAt).toBeDefined(), { timeout: 5000 })
  expect((stand.calls[0]?.closedAt ?? Infinity) - gone).toBeLessThan(1000)
})

test('what is no idea, and who is signed out, is refused before anybody is asked', async () => {
  const answers = [
    await call({ idea: 'short', reading: null }),
    await call({ idea: 'x'.repeat(200_001), reading: null }),
    await call({ idea: IDEA_OF_ANSWER }),
    await call({ idea: IDEA_OF_ANSWER, reading: null }, { cookie: '' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 401])
  expect(stand.calls).toEqual([])
})

test('without a key it says so, and the brief comes from the rules', async () => {
  const plain = await startAiSite(1, {})
  const [mara] = plain.people
  if (!mara) throw new Error('nobody is there')
  const { status, text } = await call({ idea: IDEA_OF_ANSWER, reading: null }, mara, plain)
  expect([status, JSON.parse(text).error.message]).toEqual([503, 'OpenAI not configured. Please add your API key.'])
  await plain.stop()
})
