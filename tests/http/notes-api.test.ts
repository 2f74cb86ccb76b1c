import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Note } from '~/wings/notes/notes/note'
import { httpRequest } from '~test/http'
import { readNextNoteEvent } from '~test/read-note-event'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, type SignedInUser } from '~test/user-account'
import { xssPayloads } from '~test/xss-payloads'

let site: RunningSite
let ada: SignedInUser
let eve: SignedInUser

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  ;[ada, eve] = [await aUser(site), await aUser(site)]
})
afterAll(() => site.stop())

interface Reply {
  notes: Note[]
  total: number
  version: number
  state: string
  note: Note
  error: { code: string; message: string; fields?: Record<string, string> }
}

async function call(who: SignedInUser | undefined, method: string, path: string, json?: unknown) {
  const body = json === undefined ? undefined : JSON.stringify(json)
  const ofBody = body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const headers = { accept: 'application/json', cookie: who?.cookie ?? '', ...ofBody }
  const { status, text } = await httpRequest(site.origin, `/api/notes${path}`, { method, headers, body })
  return { status, json: (text ? JSON.parse(text) : {}) as Reply & Note }
}

const aNote = async (who: SignedInUser, json: object = { title: 'A' }) => (await call(who, 'POST', '', json)).json

/** Every address below /api/notes, and what it takes. */
const addresses: [path: string, methods: string][] = [
  ['', 'GET POST'],
  ['/shared', 'GET'],
  ['/events', 'GET'],
  ['/trash', 'GET'],
  ['/trash/:id', 'POST DELETE'],
  ['/:id', 'GET PATCH DELETE'],
  ['/:id/revisions', 'GET'],
  ['/:id/revisions/1', 'GET'],
]
const all = addresses.flatMap(([path, methods]) => methods.split(' ').map((method) => [method, path] as const))
const ofOne = all.filter(([, path]) => path.includes(':id'))
const bodyOf = (method: string) => (method === 'PATCH' || method === 'POST' ? { title: 'B' } : undefined)

test.each(all)('%s /api/notes%s: create notes tied to own id (else "User not authenticated")', async (method, path) => {
  const { status, json } = await call(undefined, method, path.replace(':id', randomUUID()), bodyOf(method))
  expect([status, json.error]).toEqual([401, { code: 'unauthenticated', message: 'User not authenticated' }])
})

test.each(ofOne)('%s /api/notes%s: the notes of others and forged ids do not exist', async (method, path) => {
  const { id } = await aNote(ada)
  for (const wrong of [id, randomUUID(), 'no-id', "1'--"]) {
    const { status } = await call(eve, method, path.replace(':id', wrong), bodyOf(method))
    expect([wrong, status]).toEqual([wrong, 404])
  }
  expect((await call(eve, method, path.replace(':id', '%00'), bodyOf(method))).status).toBe(400)
  expect((await call(ada, 'GET', `/${id}`)).json).toMatchObject({ title: 'A', revision: 1 })
})

test.each(addresses)('/api/notes%s answers 405 to every other method', async (path, methods) => {
  const { id } = await aNote(ada)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !methods.includes(one))) {
    const { status, json } = await call(ada, method, path.replace(':id', id), {})
    expect([method, status, json.error.code]).toEqual([method, 405, 'method_not_allowed'])
  }
})

describe('notes as `GET|POST /api/notes`, `PATCH|DELETE /api/notes/:id`', () => {
  test('`{ "notes": [ … ] }`, a note as itself, ordered by updated_at descending', async () => {
    const who = await aUser(site)
    const created = await call(who, 'POST', '', { title: 'A', content: '<p>a</p>', is_todo: false, items: [] })
    expect(created.status).toBe(201)
    expect(Object.keys(created.json).sort()).toEqual(
      [
        ...['content', 'created_at', 'id', 'is_pinned', 'is_todo', 'items', 'revision', 'shared_with', 'title'],
        ...['updated_at', 'user_id'],
      ].sort(),
    )
    const list = await aNote(who, { is_todo: true })
    expect(list).toMatchObject({ title: 'New Todo List', items: [{ text: '', done: false }] })
    const titles = async () => (await call(who, 'GET', '')).json.notes.map(({ title }) => title)
    expect(await titles()).toEqual(['New Todo List', 'A'])
    const changed = await call(who, 'PATCH', `/${created.json.id}`, { title: 'B', revision: 1 })
    expect([changed.status, changed.json.revision]).toEqual([200, 2])
    expect(await titles()).toEqual(['B', 'New Todo List'])
    expect((await call(who, 'GET', '?search=list')).json).toMatchObject({ total: 1, notes: [{ id: list.id }] })
    expect((await call(who, 'GET', '?limit=1')).json).toMatchObject({ total: 2, after: created.json.id })
    expect((await call(who, 'DELETE', `/${list.id}`)).status).toBe(200)
    expect(await titles()).toEqual(['B'])
    expect((await call(who, 'GET', '/trash')).json.notes).toMatchObject([{ id: list.id }])
    expect((await call(who, 'POST', `/trash/${list.id}`)).json).toMatchObject({ id: list.id, revision: 1 })
    expect(await titles()).toHaveLength(2)
  })

  test('a note that is sent twice is one note', async () => {
    const note = { id: randomUUID(), title: 'once', content: '', is_todo: false }
    expect([(await call(ada, 'POST', '', note)).status, (await call(ada, 'POST', '', note)).status]).toEqual([201, 201])
    const { status, json } = await call(ada, 'POST', '', { ...note, title: 'other' })
    expect([status, json.note.title]).toEqual([409, 'once'])
    // neither its id nor its content helps somebody else
    expect((await call(eve, 'POST', '', note)).status).toBe(404)
  })

  test('`PATCH` of a note takes an optional `revision` and answers 409 with the current note when it is stale', async () => {
    const { id } = await aNote(ada)
    await call(ada, 'PATCH', `/${id}`, { title: 'B', revision: 1 })
    const { status, json } = await call(ada, 'PATCH', `/${id}`, { title: 'C', revision: 1 })
    expect(status).toBe(409)
    expect(json).toMatchObject({ error: { code: 'conflict' }, note: { id, title: 'B', revision: 2 } })
    expect((await call(ada, 'PATCH', `/${id}`, { title: 'D' })).json).toMatchObject({ title: 'D', revision: 3 })
  })

  test('what was typed in another account is refused', async () => {
    const { id, user_id } = await aNote(ada)
    expect((await call(ada, 'PATCH', `/${id}`, { title: 'B', user_id })).status).toBe(200)
    const { status, json } = await call(eve, 'POST', '', { title: 'B', user_id })
    expect([status, json.error.code]).toEqual([403, 'forbidden'])
  })

  test('versions that were kept can be listed and read', async () => {
    const { id } = await aNote(ada, { title: 'A', content: '<p>before</p>' })
    await call(ada, 'PATCH', `/${id}`, { content: '<p>answer</p>', snapshot: 'ai' })
    const { json } = await call(ada, 'GET', `/${id}/revisions`)
    expect(json).toMatchObject({ revisions: [{ revision: 1, reason: 'ai', title: 'A' }] })
    expect((await call(ada, 'GET', `/${id}/revisions/1`)).json.content).toBe('<p>before</p>')
    for (const wrong of ['2', '0', 'x', '99999999999'])
      expect((await call(ada, 'GET', `/${id}/revisions/${wrong}`)).status).toBe(404)
  })
})

test('the longest note in any writing can be saved: text and list in characters of three bytes', async () => {
  const { id } = await aNote(ada)
  const items = Array.from({ length: 100 }, () => ({ text: '字'.repeat(2_000), done: false }))
  const { status, json } = await call(ada, 'PATCH', `/${id}`, { content: '字'.repeat(200_000), items })
  expect([status, json.items?.length, json.content?.length]).toEqual([200, 100, 200_000])
})

describe('what cannot be stored', () => {
  const wrong: [string, unknown, number][] = [
    ['a title that is too long', { title: 'x'.repeat(201) }, 422],
    ['a title that is no text', { title: 1 }, 422],
    ['items that are none', { items: [{ text: 'a' }] }, 422],
    ['too many items', { items: Array.from({ length: 1_001 }, () => ({ text: '', done: false })) }, 422],
    ['a text that is too long', { content: 'x'.repeat(200_001) }, 422],
    ['an id that is none', { id: 'x' }, 422],
    ['no object', [], 422],
    ['more than any note', { content: 'x'.repeat(4 * 1024 * 1024) }, 413],
  ]
  test.each(wrong)('%s', async (_, json, expected) => {
    const { status, json: reply } = await call(ada, 'POST', '', json)
    expect(status).toBe(expected)
    expect(reply.error.message).toMatch(/\.$/)
  })

  test('a sentence stands beside each field that is wrong', async () => {
    const { json } = await call(ada, 'POST', '', {
      title: 'x'.repeat(201),
      items: [{ text: 'y'.repeat(2_001), done: true }],
    })
    expect(json.error.fields).toEqual({
      title: 'Use at most 200 characters for the title.',
      'items.0.text': 'Use at most 2000 characters per item.',
    })
  })

  test('what is no JSON', async () => {
    const headers = { cookie: ada.cookie, accept: 'application/json' }
    const send = (type: string, body: string) =>
      httpRequest(site.origin, '/api/notes', { method: 'POST', headers: { ...headers, 'content-type': type }, body })
    expect((await send('text/plain', '{"title":"A"}')).status).toBe(415)
    expect((await send('application/json', '{')).status).toBe(400)
  })
})

test('characters that a database refuses are left out, and nothing breaks', async () => {
  const { status, json } = await call(ada, 'POST', '', {
    title: 'a\0b\ud800',
    content: '<p>\0c</p>',
    items: [{ text: '\0d', done: false }],
  })
  expect(status).toBe(201)
  expect(json).toMatchObject({ title: 'ab\ufffd', content: '<p>c</p>', items: [{ text: 'd' }] })
  expect((await call(ada, 'GET', '?search=%00ab&limit=x&after=y')).status).toBe(200)
})

test.each(xssPayloads)('of hostile HTML nothing is stored that could run: %s', async (html) => {
  const { content, title } = await aNote(ada, { title: html.slice(0, 200), content: html })
  expect(content.replace(/<\/?(p|br|strong|em|ul|ol|li|h[1-6]|code|pre)( class="[^"]*")?( \/)?>/g, '')).not.toMatch(
    /<|>/,
  )
  expect(typeof title).toBe('string')
})

describe('the events', () => {
  const follow = (version: number, shared: string) =>
    readNextNoteEvent(
      site.origin,
      `/api/notes/events?${new URLSearchParams({ version: String(version), shared })}`,
      ada.cookie,
    )

  test('say what changed after a version, at once and when it happens', async () => {
    const { version } = (await call(ada, 'GET', '')).json
    const { state } = (await call(ada, 'GET', '/shared')).json
    const coming = follow(version, state)
    const { id } = await aNote(ada, { title: 'heard of' })
    const news = await coming
    expect(news).toMatchObject({ notes: [{ id, title: 'heard of' }], removed: [], shared: state })
    // whoever was away meanwhile is told at once
    expect(await follow(version, state)).toEqual(news)
    const removal = follow(news.version, state)
    await call(ada, 'DELETE', `/${id}`)
    expect(await removal).toMatchObject({ notes: [], removed: [id] })
  })

  test('say that the list of shared notes has to be read again', async () => {
    const { version } = (await call(ada, 'GET', '')).json
    const { state } = (await call(ada, 'GET', '/shared')).json
    expect(await follow(version, 'another')).toEqual({ version, notes: [], removed: [], shared: state })
  })
})

test('who saves without end is told to wait', async () => {
  const who = await aUser(site)
  const { id } = await aNote(who)
  const statuses = new Set<number>()
  for (let count = 0; count < 620; count += 20) {
    const replies = Array.from({ length: 20 }, () => call(who, 'PATCH', `/${id}`, { is_pinned: true }))
    for (const { status } of await Promise.all(replies)) statuses.add(status)
  }
  expect([...statuses].sort()).toEqual([200, 429])
})
