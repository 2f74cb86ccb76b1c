import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchBoard } from '~test/board-client'
import { type BoardSite, startBoardSite } from '~test/board-site'
import { httpRequest } from '~test/http'

let board: BoardSite
beforeAll(async () => {
  board = await startBoardSite()
})
afterAll(() => board?.stop())

/** A stream of the board's events; `text` is what came, `ended` resolves when the server ends it. */
async function followed(cookie: string) {
  const { version, revision } = await fetchBoard({ origin: board.site.origin, cookie, planId: board.planId })
  const stop = new AbortController()
  const path = `/planner/api/board/${board.planId}/events?version=${version}&revision=${revision}`
  const response = await fetch(board.site.origin + path, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  })
  const stream = { status: response.status, text: '', stop: () => stop.abort(), ended: Promise.resolve() }
  stream.ended = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += chunk
  })().catch(() => {})
  return stream
}

function move(cookie: string, status: string) {
  return httpRequest(board.site.origin, `/planner/api/board/${board.planId}/changes`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ changes: [{ type: 'move', taskIds: ['T-1'], status }] }),
  })
}

test('whoever’s session was ended hears no more of the board: the stream ends before the next change is told', async () => {
  const { site, ada, bob } = board
  const [hers, his] = [await followed(ada.cookie), await followed(bob.cookie)]
  await move(ada.cookie, 'done')
  for (const stream of [hers, his]) await expect.poll(() => stream.text).toContain('"taskId":"T-1"')
  const before = his.text
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: bob.cookie }
  await httpRequest(site.origin, '/account/sign-out', { method: 'POST', headers: form, body: 'to=/planner' })
  await move(ada.cookie, 'ready')
  await his.ended
  expect(his.text).toBe(before)
  await expect.poll(() => hers.text).toContain('"status":"ready"')
  hers.stop()
})

test('a person has twenty streams; one more is refused with a sentence, and finds room once another has ended', async () => {
  const { site, eve, ada, planId } = board
  const streams = []
  for (let number = 0; number < 20; number++) streams.push(await followed(ada.cookie))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const refused = await httpRequest(site.origin, `/planner/api/board/${planId}/events`, {
    headers: { cookie: ada.cookie },
  })
  expect([refused.status, JSON.parse(refused.text).error.message]).toEqual([
    429,
    'You have 20 pages with live updates open. Close some of them. This one reconnects automatically.',
  ])
  const stranger = await httpRequest(site.origin, `/planner/api/board/${planId}/events`, {
    headers: { cookie: eve.cookie },
  })
  expect(stranger.status).toBe(404)
  streams[0]?.stop()
  await streams[0]?.ended
  await expect
    .poll(async () => {
      const next = await followed(ada.cookie)
      next.stop()
      return next.status
    })
    .toBe(200)
  for (const stream of streams) stream.stop()
})

test('HEAD of the events answers at once, however often', async () => {
  const { site, ada, planId } = board
  for (let number = 0; number < 25; number++) {
    const path = `/planner/api/board/${planId}/events`
    const { status, headers } = await httpRequest(site.origin, path, {
      method: 'HEAD',
      headers: { cookie: ada.cookie },
    })
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream'])
  }
})
