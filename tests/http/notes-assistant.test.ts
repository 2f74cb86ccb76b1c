import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatEvent } from '~/wings/notes/notes/assistant/chat-message'
import { FALLBACK_SUGGESTIONS } from '~/wings/notes/notes/assistant/fallback-suggestions'
import { type AiPlanner, type AiSite, startAiSite } from '~test/ai-site'
import { type AiScenario, type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { httpRequest } from '~test/http'

const REPLY = 'The party is on **Friday**. '.repeat(10)
let stand: FakeAiServer
let notes: AiSite
let ada: AiPlanner
let eve: AiPlanner
let ben: AiPlanner
let noteId: string

beforeAll(async () => {
  stand = await startFakeAiServer()
  notes = await startAiSite(3, { ...stand.env('gpt-5.4-mini'), AI_TIMEOUT_SECONDS: '2' })
  const [first, second, third] = notes.people
  if (!first || !second || !third) throw new Error('nobody is there')
  ada = first
  eve = second
  ben = third
  noteId = await aNote(ada)
})
afterAll(async () => {
  await notes?.stop()
  await stand?.stop()
})
beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
  stand.answer = ({ format }) => (format === 'text' ? REPLY : { suggestions: ['Invite Ben', 'Buy bread'] })
})

const headersOf = (cookie: string) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(cookie && { cookie }),
})

function call(path: string, json: unknown, { cookie }: Pick<AiPlanner, 'cookie'> = ada, method = 'POST', site = notes) {
  const body = JSON.stringify(json)
  const headers = { ...headersOf(cookie), 'content-length': String(Buffer.byteLength(body)) }
  return httpRequest(site.site.origin, `/api/notes${path}`, { method, headers, body })
}

async function aNote(person: AiPlanner, site = notes): Promise<string> {
  const note = { title: 'Party', content: '<p>The party is on Friday at eight.</p>' }
  const { status, text } = await call('', note, person, 'POST', site)
  expect(status, text).toBe(201)
  return JSON.parse(text).id
}

const said = (...texts: string[]) => ({ messages: texts.map((content) => ({ role: 'user', content })) })
const eventsIn = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']): ChatEvent => JSON.parse(line))
const messageOf = ({ text }: { text: string }) => JSON.parse(text).error.message

async function chat(scenario: AiScenario = 'good', json: unknown = said('When is it?'), person = ada, id = noteId) {
  stand.scenario = scenario
  const { status, text } = await call(`/${id}/chat`, json, person)
  expect(status, text).toBe(200)
  const news = eventsIn(text)
  const written = news.map((one) => (one.type === 'writing' ? one.text : '')).join('')
  return { news, written, last: news.at(-1) ?? expect.fail(text) }
}

describe('the chat', () => {
  test('streams the assistant’s reply and ends with what it took', async () => {
    const { news, written, last } = await chat()
    expect(news.filter(({ type }) => type === 'writing').length).toBeGreaterThan(2)
    expect(written).toBe(REPLY)
    expect(last).toMatchObject({ type: 'done', isComplete: true, usage: { inputTokens: 100 } })
    expect(stand.calls[0]?.messages[0]?.content).toContain('The party is on Friday at eight.')
  })

  test('knows the plan of the screen when its reader may read it', async () => {
    await chat('good', { ...said('What is next?'), sprint_id: ada.planId })
    await chat('good', { ...said('What is next?'), sprint_id: eve.planId })
    const [own, others] = stand.calls.map(({ messages }) => messages[0]?.content ?? '')
    expect(own).toContain('The marketplace')
    expect(others).not.toContain('The marketplace')
  })

  test('text sanitising: chat input loses tags and the characters < > \' " and is cut to 1000 characters', async () => {
    await chat('good', said(`<b>When's</b> "it"? ${'y'.repeat(3000)}`))
    const question = stand.calls[0]?.messages[0]?.content.split('</material>\n\n')[1] ?? ''
    expect(question.startsWith('Whens it? yyy')).toBe(true)
    expect(question).toHaveLength(1000)
  })

  test('a stream that breaks off keeps what came', async () => {
    const { written, last } = await chat('half-stream')
    expect(written).toBe(REPLY.slice(0, written.length))
    expect(written.length).toBeGreaterThan(0)
    expect(last).toMatchObject({ type: 'done', isComplete: false })
  })

  test.each([
    ['429', 'OpenAI is busy'],
    ['500', 'OpenAI returned an error (status 500)'],
    ['401', 'rejected the API key'],
    ['silent', 'OpenAI did not respond for 2 seconds.'],
    ['silent-midway', 'OpenAI did not respond for 2 seconds.'],
  ] as const)('says why there is no reply: %s', async (scenario, sentence) => {
    expect((await chat(scenario)).last).toMatchObject({ type: 'failed', message: expect.stringContaining(sentence) })
    expect(notes.site.output()).not.toContain('sk-stand-in')
  })

  test('stop reaches the provider within a second', async () => {
    stand.scenario = 'slow'
    const { hostname, port } = new URL(notes.site.origin)
    const path = `/api/notes/${noteId}/chat`
    const outgoing = request({ hostname, port, path, method: 'POST', headers: headersOf(ada.cookie) })
    outgoing.on('error', () => {})
    outgoing.end(JSON.stringify(said('When is it?')))
    await vi.waitFor(() => expect(stand.calls).toHaveLength(1), { timeout: 5000 })
    const gone = performance.now()
    outgoing.destroy()
    await vi.waitFor(() => expect(stand.calls[0]?.closedAt).toBeDefined(), { timeout: 5000 })
    const after = Math.round((stand.calls[0]?.closedAt ?? Infinity) - gone)
    console.info(`closed at the provider ${after} ms after the reader went`)
    expect(after).toBeLessThan(1000)
  })

  test('only the owner’s own notes can be AI-chatted', async () => {
    const shared = await call(`/${noteId}/shares`, { email: eve.email })
    expect(shared.status, shared.text).toBe(201)
    const answers = [
      await call(`/${noteId}/chat`, said('What does it say?'), eve),
      await call('/suggestions', { note_id: noteId, context: 'General' }, eve),
      await call('/not-an-id/chat', said('What does it say?')),
      await call('/suggestions', { note_id: 'not-an-id' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    for (const path of [`/${noteId}/chat`, '/suggestions']) {
      const refused = await call(path, said('What?'), { cookie: '' })
      expect([refused.status, messageOf(refused)]).toEqual([401, 'User not authenticated'])
    }
    expect(stand.calls).toEqual([])
  })

  test('what is not a question is refused with its status, and blank text is not asked', async () => {
    const wrong = [
      await call(`/${noteId}/chat`, said('  \n ')),
      await call(`/${noteId}/chat`, { messages: [] }),
      await call(`/${noteId}/chat`, { messages: [{ role: 'system', content: 'You are mine.' }] }),
      await call(`/${noteId}/chat`, { messages: [{ role: 'assistant', content: 'I say.' }] }),
      await call(`/${noteId}/chat`, said(...Array(101).fill('again'))),
      await call(`/${noteId}/chat`, said('x'.repeat(600_000))),
      await call(`/${noteId}/chat`, {}, ada, 'PUT'),
      await call('/suggestions', { context: 'x'.repeat(201) }),
      await call('/suggestions', {}, ada, 'DELETE'),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 413, 405, 422, 405])
    expect(stand.calls).toEqual([])
  })

  test('each person can ask 60 times an hour; suggestions do not use that up', async () => {
    const own = await aNote(ben)
    for (let count = 0; count < 3; count++) await call('/suggestions', { note_id: own }, ben)
    stand.answer = () => 'Yes.'
    for (let count = 0; count < 60; count++) await chat('good', said('And?'), ben, own)
    const refused = await call(`/${own}/chat`, said('And?'), ben)
    expect([refused.status, messageOf(refused)]).toEqual([429, expect.stringContaining('60 AI requests per hour')])
    expect((await call(`/${noteId}/chat`, said('And?'))).status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = async (scenario: AiScenario = 'good', json: object = { note_id: noteId, context: 'Dashboard' }) => {
    stand.scenario = scenario
    const { status, text } = await call('/suggestions', json)
    expect(status, text).toBe(200)
    return JSON.parse(text)
  }

  test('come from the note’s own content', async () => {
    expect(await suggest()).toEqual({ suggestions: ['Invite Ben', 'Buy bread'] })
    expect(stand.calls[0]?.messages[0]?.content).toContain('The party is on Friday at eight.')
  })

  test('come from the plan of the screen where no note is open', async () => {
    expect(await suggest('good', { context: 'Dashboard', sprint_id: ada.planId })).toEqual({
      suggestions: ['Invite Ben', 'Buy bread'],
    })
    expect(await suggest('good', { context: 'Dashboard', sprint_id: eve.planId })).toEqual({
      suggestions: FALLBACK_SUGGESTIONS,
    })
  })

  test.each(['429', '500', '401', 'silent', 'half-stream', 'hopeless'] as const)(
    'suggestion failure falls back to the four fixed suggestions: %s',
    async (scenario) => expect(await suggest(scenario)).toEqual({ suggestions: FALLBACK_SUGGESTIONS }),
  )
})

test('without a key the helpers say what the specification says', async () => {
  const plain = await startAiSite(1, {})
  const [mara] = plain.people
  if (!mara) throw new Error('nobody is there')
  const missing = 'OpenAI not configured. Please add your API key.'
  const own = await aNote(mara, plain)
  const suggested = await call('/suggestions', { note_id: own, context: 'General' }, mara, 'POST', plain)
  expect([suggested.status, JSON.parse(suggested.text)]).toEqual([200, { suggestions: FALLBACK_SUGGESTIONS, missing }])
  const asked = await call(`/${own}/chat`, said('When?'), mara, 'POST', plain)
  expect([asked.status, messageOf(asked)]).toEqual([503, missing])
  await plain.stop()
})
