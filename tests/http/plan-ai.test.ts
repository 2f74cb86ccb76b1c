import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PartEvent, Proposal } from '~/wings/planner/plans/ai/proposal'
import { type AiPlanner, type AiSite, startAiSite } from '~test/ai-site'
import { type AiScenario, type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { fakePlanAnswer, newRisk } from '~test/fake-plan-answer'
import { httpRequest } from '~test/http'

let stand: FakeAiServer
let planner: AiSite
let ada: AiPlanner
let eve: AiPlanner

beforeAll(async () => {
  stand = await startFakeAiServer(fakePlanAnswer)
  planner = await startAiSite(2, { ...stand.env('gpt-5.4-mini'), AI_TIMEOUT_SECONDS: '3' })
  ada = planner.people[0] ?? expect.fail('nobody is there')
  eve = planner.people[1] ?? expect.fail('nobody is there')
})
afterAll(async () => {
  await planner?.stop()
  await stand?.stop()
})
beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
})

function call(path: string, json: unknown, { cookie }: Pick<AiPlanner, 'cookie'> = ada, method = 'POST') {
  const body = JSON.stringify(json)
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...length,
    ...(cookie && { cookie }),
  }
  return httpRequest(planner.site.origin, `/planner/dashboard/${ada.planId}/ai/${path}`, { method, headers, body })
}
const screen = ({ cookie }: AiPlanner = ada) =>
  httpRequest(planner.site.origin, `/planner/dashboard/${ada.planId}/ai`, { headers: { cookie } })

async function improve(part: string, scenario: AiScenario = 'good', proposal: Proposal = {}) {
  stand.scenario = scenario
  const { status, text } = await call('part', { part, proposal })
  expect(status, text).toBe(200)
  const news = [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']): PartEvent => JSON.parse(line))
  return { last: news.at(-1) ?? expect.fail(text), news }
}

test('one part is streamed, ends with what is proposed and what it cost, and changes nothing by itself', async () => {
  stand.delayPerPieceMs = 20
  const { news, last } = await improve('backlog')
  stand.delayPerPieceMs = 0
  expect(news.filter(({ type }) => type === 'writing').length).toBeGreaterThan(1)
  expect(last).toMatchObject({
    type: 'proposed',
    proposal: { by: 'ai' },
    use: { inputTokens: 100, outputTokens: expect.any(Number), costMicros: expect.any(Number) },
  })
  const shown = (await screen()).text
  expect(shown).toContain('Used for this plan so far')
  expect(shown).toMatch(/Improve \d+ sections/)
  expect((await call('acceptance', { basedOn: 2, proposal: {} })).status).toBe(409)
})

describe('whatever the model does', () => {
  test.each([
    ['prose', { type: 'proposed', proposal: { by: 'ai' } }],
    ['drops-schema', { type: 'proposed', proposal: { by: 'ai' } }],
    ['refuses-schema', { type: 'proposed', proposal: { by: 'ai' } }],
    ['repairs', { type: 'proposed', proposal: { by: 'ai' } }],
    [
      'broken-json',
      { type: 'proposed', proposal: { by: 'rules' }, note: expect.stringContaining('as the rules make it') },
    ],
    ['half-stream', { type: 'proposed', proposal: { by: 'rules' } }],
    ['429-once', { type: 'proposed', proposal: { by: 'ai' } }],
    ['429', { type: 'failed', message: expect.stringContaining('OpenAI is busy') }],
    ['500', { type: 'failed', message: expect.stringContaining('OpenAI has a fault of its own (status 500)') }],
    ['silent', { type: 'failed', message: 'OpenAI said nothing for 3 seconds. Try again.' }],
    ['401', { type: 'failed', message: expect.stringContaining('did not accept the API key') }],
  ] as const)('there is a valid part or a sentence: %s', async (scenario, outcome) => {
    expect((await improve('risks', scenario)).last).toMatchObject(outcome)
  })

  test('the key is in no answer and in no line of the log', async () => {
    const { news } = await improve('risks', '401')
    const log = planner.site.output()
    expect(log).toContain(`/planner/dashboard/${ada.planId}/ai/part`)
    const said = JSON.stringify(news) + (await screen()).text + log
    expect(said).not.toContain('sk-stand-in')
  })

  test('a reader who goes ends the question at the provider within a second', async () => {
    stand.scenario = 'slow'
    const { hostname, port } = new URL(planner.site.origin)
    const path = `/planner/dashboard/${ada.planId}/ai/part`
    const headers = { 'content-type': 'application/json', accept: 'application/json', cookie: ada.cookie }
    const outgoing = request({ hostname, port, path, method: 'POST', headers })
    outgoing.on('error', () => {})
    outgoing.end(JSON.stringify({ part: 'backlog', proposal: {} }))
    await vi.waitFor(() => expect(stand.calls).toHaveLength(1), { timeout: 5000 })
    const gone = performance.now()
    outgoing.destroy()
    await vi.waitFor(() => expect(stand.calls[0]?.closedAt).toBeDefined(), { timeout: 5000 })
    const after = Math.round((stand.calls[0]?.closedAt ?? Infinity) - gone)
    console.info(`closed at the provider ${after} ms after the reader went`)
    expect(after).toBeLessThan(1000)
  })
})

test('what is accepted is in the plan, and is taken back', async () => {
  const { last } = await improve('risks')
  if (last.type !== 'proposed') throw new Error(JSON.stringify(last))
  const accepted = await call('acceptance', { basedOn: 1, proposal: { risks: last.proposal } })
  expect([accepted.status, JSON.parse(accepted.text)]).toEqual([200, { revision: 2 }])
  await improve('risks')
  expect(stand.calls.at(-1)?.messages[0]?.content).toContain(newRisk.title)
  const again = await call('acceptance', { basedOn: 1, proposal: { risks: last.proposal } })
  expect(again.status).toBe(409)
  const back = await httpRequest(planner.site.origin, `/planner/edit/${ada.planId}/revisions/2`, {
    method: 'DELETE',
    headers: { cookie: ada.cookie, accept: 'application/json' },
  })
  expect([back.status, JSON.parse(back.text)]).toEqual([200, { revision: 3 }])
  await improve('risks')
  expect(stand.calls.at(-1)?.messages[0]?.content).not.toContain(newRisk.title)
})

test('somebody else’s plan is not there, and who is signed out hears it', async () => {
  const answers = [
    await call('part', { part: 'risks', proposal: {} }, eve),
    await call('acceptance', { basedOn: 1, proposal: {} }, eve),
    await screen(eve),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await call('part', { part: 'risks', proposal: {} }, { cookie: '' })).status).toBe(401)
  expect(stand.calls).toEqual([])
})

test('what is not a question is refused with its status', async () => {
  const wrong = [
    await call('part', { part: 'schedule', proposal: {} }),
    await call('part', { part: 'risks', proposal: { risks: { by: 'ai', answer: { risks: [{ id: 'new-1' }] } } } }),
    await call('acceptance', { basedOn: 0, proposal: {} }),
    await call('part', {}, ada, 'PUT'),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 405])
})

test('without a key the screen says how the AI is configured, and asks nobody', async () => {
  const plain = await startAiSite(1, {})
  const [mara] = plain.people
  if (!mara) throw new Error('nobody is there')
  const path = `/planner/dashboard/${mara.planId}/ai`
  const shown = await httpRequest(plain.site.origin, path, { headers: { cookie: mara.cookie } })
  expect(shown.text).toContain('OpenAI not configured. Please add your API key.')
  expect(shown.text).toContain('AI_PROVIDER')
  expect(shown.text).not.toMatch(/Improve \d+ section/)
  const asked = await httpRequest(plain.site.origin, `${path}/part`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', cookie: mara.cookie },
    body: JSON.stringify({ part: 'risks', proposal: {} }),
  })
  expect([asked.status, JSON.parse(asked.text).error.message]).toEqual([
    503,
    'OpenAI not configured. Please add your API key.',
  ])
  await plain.stop()
})
