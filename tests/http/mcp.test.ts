import { setTimeout as pause } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import { callPlannerJson, type SiteWithPlans, startSiteWithPlans } from '~test/site-with-plans'

let site: SiteWithPlans
beforeAll(async () => {
  site = await startSiteWithPlans()
})
afterAll(() => site.stop())

async function connect(token: string) {
  const client = new Client({ name: 'a test', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.origin}/mcp`), { requestInit }))
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
    const [first] = content as { text: string }[]
    return { text: first?.text ?? '', data: structuredContent as Record<string, unknown>, isError: isError === true }
  }
  return { client, call }
}

const MAX_LIST_BYTES = 3_600 // about 900 tokens of a model

test('a program sees at most eight tools, and the list of them is small', async () => {
  const { client } = await connect(site.mara.token)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'board',
    'done',
    'next_task',
    'note',
    'plan',
    'search',
    'start',
    'task',
  ])
  const bytes = Buffer.byteLength(JSON.stringify(tools))
  console.log(`tools/list: ${bytes} bytes, about ${Math.round(bytes / 4)} tokens`)
  expect(bytes).toBeLessThan(MAX_LIST_BYTES)
  await client.close()
})

test('a program takes the next task, starts it, finishes it, and whoever follows the board sees it within a second', async () => {
  const { client, call } = await connect(site.mara.token)
  const next = await call('next_task')
  expect(next.text).toContain(String(next.data.title))
  const id = String(next.data.id)

  const follower = await follow(`/planner/api/board/${site.mara.planId}/events?version=0&revision=1`, site.mara.cookie)
  expect((await call('start', { id })).data).toMatchObject({ id, status: 'in-progress' })
  await follower.until((text) => statusIn(text, id) === 'in-progress')

  const finished = await call('done', { id, note: 'Built and tested.' })
  const toldAt = Date.now()
  expect(finished.text).toMatch(new RegExp(`^${id} is done\\. Next: T-\\d+ `))
  await follower.until((text) => statusIn(text, id) === 'done')
  const waitedMs = Date.now() - toldAt
  console.log(`a follower of the board heard of it ${waitedMs} ms after the program`)
  expect(waitedMs).toBeLessThan(1_000)
  follower.end()

  const board = await call('board')
  const columns = board.data.columns as { status: string; tasks: { id: string }[] }[]
  expect(columns.find(({ status }) => status === 'done')?.tasks).toContainEqual(expect.objectContaining({ id }))
  const noted = await call('task', { id })
  expect(noted.data.notes).toEqual([{ text: 'Built and tested.', by: expect.stringMatching(/^Robin, for ./) }])
  expect((await call('next_task')).data.id).not.toBe(id)
  await client.close()
})

test('a program reads the plan in parts, finds words in it, and leaves notes', async () => {
  const { client, call } = await connect(site.mara.token)
  const overview = await call('plan')
  expect(overview.data).toMatchObject({ plan: site.mara.planId, title: 'The internal-tool' })
  expect(overview.text.length).toBeLessThan(8_000)
  const part = await call('plan', { part: 'requirements' })
  expect(part.data.requirements).toContainEqual(expect.objectContaining({ id: 'FR-1' }))
  const found = await call('search', { words: 'approve' })
  expect(found.data.items).not.toEqual([])
  expect((await call('search', { words: 'zeppelin' })).text).toBe('No results.')
  expect((await call('note', { id: 'T-2', text: 'Ask about the deadline.' })).text).toBe('Note added to T-2.')
  await client.close()
})

test('what is refused comes back as a sentence, not as a fault of the protocol', async () => {
  const { client, call } = await connect(site.mara.token)
  const refused = async (name: string, input: Record<string, unknown>) => {
    const { text, isError } = await call(name, input)
    expect(isError, text).toBe(true)
    return text
  }
  expect(await refused('start', { id: 'T-999' })).toBe('This task is no longer in the plan.')
  expect(await refused('task', { id: 'T-999' })).toBe('This task is no longer in the plan.')
  expect(await refused('plan', { plan: 'nonsense' })).toBe('Plan not found.')
  expect(await refused('note', { id: 'T-1', text: ' ' })).not.toBe('')
  await client.close()
})

test.each(['plan', 'next_task', 'task', 'start', 'done', 'note', 'search', 'board'])(
  'somebody else’s plan does not exist for a program: %s',
  async (name) => {
    const { client, call } = await connect(site.ben.token)
    const input = { plan: site.mara.planId, id: 'T-1', text: 'Hello', words: 'a' }
    expect(await call(name, input)).toMatchObject({ isError: true, text: 'Plan not found.' })
    await client.close()
  },
)

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

test('without a token that is somebody’s there is nothing, and the answer says how to ask', async () => {
  for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(40)}`, `Basic ${site.mara.token}`]) {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const body = method === 'POST' ? list : undefined
      const answer = await httpRequest(site.origin, '/mcp', {
        method,
        headers: { ...json, authorization },
        body,
        localAddress: '127.9.0.1',
      })
      expect(answer.status, `${method} ${authorization}`).toBe(401)
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer /)
    }
  }
  const session = await httpRequest(site.origin, '/mcp', {
    method: 'POST',
    headers: { ...json, cookie: site.mara.cookie },
    body: list,
  })
  expect(session.status).toBe(401)
})

test('whoever tries many tokens is told to wait', async () => {
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 22; attempt++) {
    const authorization = `Bearer planner_${String(attempt).padStart(43, 'a')}`
    statuses.add(
      (
        await httpRequest(site.origin, '/mcp', {
          method: 'POST',
          headers: { ...json, authorization },
          body: list,
          localAddress: '127.9.0.2',
        })
      ).status,
    )
  }
  expect([...statuses]).toEqual([401, 429])
})

test('an ended token opens nothing from the next call on', async () => {
  const made = await callPlannerJson(site, site.mara, 'POST', '/planner/api/agents/tokens', { name: 'Short-lived' })
  const { client, call } = await connect(made.json.token)
  expect((await call('board')).isError).toBe(false)
  await callPlannerJson(site, site.mara, 'DELETE', `/planner/api/agents/tokens/${made.json.id}`)
  await expect(call('board')).rejects.toThrow()
  await client.close().catch(() => {})
})

test('another site cannot make a browser call it', async () => {
  const headers = { ...json, authorization: `Bearer ${site.mara.token}`, origin: 'https://elsewhere.example' }
  const answer = await httpRequest(site.origin, '/mcp', { method: 'POST', headers, body: list })
  expect(answer.status).toBe(403)
})

test.each([
  ['no JSON', '{"jsonrpc":', [400]],
  ['nothing', '', [400]],
  ['a list of nothing', '[]', [400]],
  ['no method', '{"jsonrpc":"2.0","id":1}', [400]],
  ['a method that does not exist', '{"jsonrpc":"2.0","id":1,"method":"tools/destroy"}', [200, 400, 404]],
  [
    'a tool that does not exist',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"destroy","arguments":{}}}',
    [200, 400],
  ],
  [
    'input of another shape',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"task","arguments":{"id":{"a":1}}}}',
    [200, 400],
  ],
  [
    'the character 0',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"note","arguments":{"id":"T-1","text":"a\\u0000b"}}}',
    [200],
  ],
  [
    'a million bytes',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { x: 'x'.repeat(900_000) } }),
    [413],
  ],
])('a hostile body is refused and the site goes on: %s', async (_what, body, statuses) => {
  const authorization = `Bearer ${site.ben.token}`
  const answer = await httpRequest(site.origin, '/mcp', { method: 'POST', headers: { ...json, authorization }, body })
  expect(statuses, answer.text.slice(0, 300)).toContain(answer.status)
  expect(answer.text).not.toMatch(/at \w+ \(|node_modules|select |insert |Something went wrong/)
  expect((await httpRequest(site.origin, '/healthz')).status).toBe(200)
})

/** Follows server-sent events as a browser does. */
async function follow(path: string, cookie: string) {
  const ending = new AbortController()
  const response = await fetch(site.origin + path, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: ending.signal,
  })
  expect(response.status).toBe(200)
  let heard = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString()
  })().catch(() => {})
  return {
    async until(matches: (text: string) => boolean) {
      const lastTry = Date.now() + 10_000
      while (!matches(heard) && Date.now() < lastTry) await pause(10)
      if (!matches(heard)) throw new Error(`Never heard of it:\n${heard.slice(-2_000)}`)
    },
    async end() {
      ending.abort()
      await reading
    },
  }
}

/** The last status of a task in a stream of updates. */
function statusIn(stream: string, taskId: string) {
  const updates = stream.split('\n').filter((line) => line.startsWith('data:'))
  const rows = updates.flatMap((line) => {
    try {
      return (JSON.parse(line.slice(5)).rows ?? []) as { taskId: string; status: string }[]
    } catch {
      return []
    }
  })
  return rows.findLast((row) => row.taskId === taskId)?.status
}
