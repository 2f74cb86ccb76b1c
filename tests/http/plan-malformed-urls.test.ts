import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardSite, startBoardSite } from '~test/board-site'
import { httpRequest } from '~test/http'

const NAMES_OF_EVERY_OBJECT = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

let board: BoardSite
beforeAll(async () => {
  board = await startBoardSite()
  const changes = [{ type: 'move', taskIds: ['T-1'], status: 'ready' }]
  const { status } = await send('POST', `/planner/api/board/${board.planId}/changes`, { changes })
  expect(status).toBe(200)
})
afterAll(() => board?.stop())

const get = (path: string, accept = 'application/json') =>
  httpRequest(board.site.origin, path, { headers: { cookie: board.ada.cookie, accept } })

const send = (method: string, path: string, json = {}) =>
  httpRequest(board.site.origin, path, {
    method,
    headers: { cookie: board.ada.cookie, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })

/** The status, and the first event when there is a stream. */
async function follow(query: string) {
  const stop = new AbortController()
  const { status, body } = await fetch(`${board.site.origin}/planner/api/board/${board.planId}/events?${query}`, {
    headers: { cookie: board.ada.cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  })
  let text = ''
  if (status === 200)
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('data: ')) break
    }
  stop.abort()
  return { status, text }
}

const many = (count: number) => Array(count).fill('version=7').join('&')

test.each([
  ['too large for the database', 'version=2147483648&revision=2147483648'],
  ['larger than any number', 'version=1e999&revision=9007199254740993'],
  ['five thousand digits', `version=${'9'.repeat(5_000)}`],
  ['below nothing', 'version=-1&revision=-2147483649'],
  ['no number', 'version=NaN&revision=%00'],
  ['a list', 'version[]=1&version[a]=2&state[constructor]=3'],
  ['a name of every object', 'version=constructor&revision=__proto__'],
])('a client that says it knows %s is told everything', async (_, query) => {
  const { status, text } = await follow(query)
  expect(status).toBe(200)
  expect(text).toContain('"taskId":"T-1"')
  const progress = await get(`/planner/api/board/${board.planId}/progress?${query}`)
  expect([progress.status, JSON.parse(progress.text).update.rows.length > 0]).toEqual([200, true])
})

test('the first of very many states counts; an address that is too long is refused before anybody reads it', async () => {
  const { status, text } = await follow(`version=0&${many(800)}`)
  expect([status, text.includes('"taskId":"T-1"')]).toEqual([200, true])
  for (const name of ['events', 'progress'])
    expect((await get(`/planner/api/board/${board.planId}/${name}?${many(20_000)}`)).status).toBe(431)
  expect((await get('/healthz')).status).toBe(200)
})

test.each(NAMES_OF_EVERY_OBJECT)('%s is no format, no part and no revision of a plan', async (name) => {
  const { planId } = board
  const exported = await get(`/planner/dashboard/${planId}/export/${name}`)
  expect([exported.status, JSON.parse(exported.text).error.message]).toEqual([
    404,
    'Choose a format: markdown, csv, json, spec-kit, task-master, linear, jira.',
  ])
  expect((await get(`/planner/api/plans/${planId}/parts/${name}`)).status).toBe(404)
  expect((await send('POST', `/planner/api/plans/${planId}/parts/${name}`)).status).toBeOneOf([404, 422])
  expect((await send('POST', `/planner/api/plans/${planId}/revisions/${name}`)).status).toBeOneOf([404, 422])
  expect((await send('PATCH', `/planner/api/plans/${planId}/items?section=${name}`)).status).toBe(422)
})

test.each(NAMES_OF_EVERY_OBJECT)(
  'an editor that is asked for the part or the item %s opens with the brief',
  async (name) => {
    const brief = (await get(`/planner/edit/${board.planId}`, 'text/html')).text
    const current = (html: string) => /aria-current="[^"]+"[^>]*>[^<]+/.exec(html.slice(html.indexOf('<main')))?.[0]
    for (const query of [`part=${name}`, `item=${name}`]) {
      const { status, text } = await get(`/planner/edit/${board.planId}?${query}`, 'text/html')
      expect([query, status, current(text)]).toEqual([query, 200, current(brief)])
    }
  },
)

test.each(NAMES_OF_EVERY_OBJECT)('filters, sorts and places that are called %s change nothing', async (name) => {
  const { planId } = board
  const paths = [
    `/planner/board?plan=${planId}&view=${name}&group=${name}&status=${name}&epic=${name}`,
    `/planner/dashboard?sort=${name}&q=${name}`,
    `/planner/stack-generator?productType=${name}&platforms=${name}`,
    `/planner/stack-library/technologies?layer=${name}&sort=${name}`,
  ]
  for (const path of paths) expect([path, (await get(path, 'text/html')).status]).toEqual([path, 200])
  expect((await get(`/planner/board?plan=${name}`, 'text/html')).status).toBe(404)
})
