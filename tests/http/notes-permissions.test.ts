import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpRequest } from '~test/http'
import {
  listNotePaths,
  type Method,
  NOTE_CALLERS,
  NOTE_ENDPOINTS,
  type NoteCaller,
  STREAMING_PATH,
} from '~test/note-endpoints'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, callAuthApi, type SignedInUser } from '~test/user-account'
import { xssPayloads } from '~test/xss-payloads'

const TITLE = 'The secret lighthouse'
const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
let site: RunningSite
let people: Record<Exclude<NoteCaller, 'visitor'>, SignedInUser>
let noteId: string

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  people = { other: await aUser(site), recipient: await aUser(site), owner: await aUser(site) }
  noteId = (await said('owner', 'POST', '/api/notes', { title: TITLE, content: `<p>${TITLE}</p>` })).id
  await said('owner', 'PATCH', `/api/notes/${noteId}`, { content: `<p>${TITLE}, again</p>`, snapshot: 'ai' })
  await said('owner', 'POST', `/api/notes/${noteId}/shares`, { email: people.recipient.email })
})
afterAll(() => site.stop())

const cookieOf = (who: NoteCaller) => (who === 'visitor' ? '' : people[who].cookie)
const at = (path: string, id = noteId) => path.replace(':noteId', id).replace(':revision', '1')

function call(who: NoteCaller, method: Method, path: string, json?: object) {
  const body = json && JSON.stringify(json)
  // the length is said, because Node sends none with DELETE by itself
  const ofBody = body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  return httpRequest(site.origin, path, { method, headers: { cookie: cookieOf(who), accept: '*/*', ...ofBody }, body })
}

async function said(who: NoteCaller, method: Method, path: string, json?: object) {
  const { status, text } = await call(who, method, path, json)
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
  return JSON.parse(text)
}

test('every address of notes has its lines in the table', () => {
  const known = new Set([STREAMING_PATH, ...NOTE_ENDPOINTS.map(({ path }) => path)])
  expect(listNotePaths().length).toBeGreaterThan(8)
  expect(listNotePaths().filter((path) => !known.has(path))).toEqual([])
})

test.each(NOTE_ENDPOINTS)('$method $path: visitor, other, recipient, owner get $statuses', async (endpoint) => {
  const { method, path, json, statuses, reads = [] } = endpoint
  const got: number[] = []
  for (const who of NOTE_CALLERS) {
    const answer = await call(who, method, at(path), json?.({ noteId, recipient: people.recipient.email }))
    got.push(answer.status)
    expect(answer.headers).toMatchObject({ 'content-type': expect.stringContaining('application/json') })
    if (answer.status >= 400) expect(JSON.parse(answer.text).error.message).toEqual(expect.any(String))
    if (!reads.includes(who)) expect(answer.text).not.toContain(TITLE)
  }
  expect(got).toEqual(statuses)
})

test('“User not authenticated” is what a visitor hears at each address, whatever they send', async () => {
  for (const path of listNotePaths())
    for (const method of METHODS) {
      const { status, text } = await call('visitor', method, at(path), method === 'GET' ? undefined : {})
      expect([method, path, status, JSON.parse(text).error.message]).toEqual([
        ...[method, path, 401, 'User not authenticated'],
      ])
    }
})

test('a method that an address does not have is refused, with those that it has', async () => {
  for (const path of listNotePaths()) {
    const has = [STREAMING_PATH, ...NOTE_ENDPOINTS.map((one) => one.path)].includes(path)
    const own = NOTE_ENDPOINTS.filter((one) => one.path === path).map(({ method }) => method)
    if (!has || path === STREAMING_PATH) continue
    for (const method of METHODS.filter((one) => !own.includes(one))) {
      const { status, headers } = await call('owner', method, at(path), method === 'GET' ? undefined : {})
      expect([method, path, status]).toEqual([method, path, 405])
      expect(String(headers.allow).split(', ').sort()).toEqual([...new Set(own)].sort())
    }
  }
})

describe('ids', () => {
  test.each([
    '00000000-0000-4000-8000-000000000000',
    'guess',
    '1',
    "' or 1=1 --",
    '%F0%9F%94%A6',
    '__proto__',
    `${'a'.repeat(500)}`,
  ])('a forged one, %s, is answered as one of somebody else’s', async (forged) => {
    for (const { method, path, json, statuses } of NOTE_ENDPOINTS.filter((one) => one.path.includes(':noteId'))) {
      const body = json?.({ noteId: forged, recipient: people.recipient.email })
      const [none, others] = [
        await call('owner', method, at(path, encodeURIComponent(decodeURIComponent(forged))), body),
        await call('other', method, at(path), body),
      ]
      expect([method, path, none.status, none.text]).toEqual([method, path, statuses[1], others.text])
    }
  })

  test('a note is put under nobody else’s name', async () => {
    const { owner } = people
    const id = JSON.parse((await call('visitor', 'GET', '/api/session')).text).user
    expect(id).toBeNull()
    const user_id = (await said('owner', 'GET', `/api/notes/${noteId}`)).user_id
    const forged = { title: 'Planted', user_id, userId: user_id, shared_with: [owner.email], is_shared: true }
    expect((await call('other', 'POST', '/api/notes', forged)).status).toBe(403)
    expect((await call('other', 'POST', '/api/notes', { ...forged, user_id: undefined })).status).toBe(201)
    expect((await call('owner', 'GET', '/api/notes')).text).not.toContain('Planted')
    expect((await call('owner', 'GET', '/api/notes/shared')).text).not.toContain('Planted')
  })

  test('nobody looks for the readers of somebody else’s note by its id', async () => {
    const { text } = await call('other', 'GET', `/api/notes/contacts?note=${noteId}&q=harbor`)
    expect(JSON.parse(text)).toEqual({ contacts: [] })
    expect((await call('other', 'GET', `/api/notes?after=${noteId}&search=lighthouse`)).text).not.toContain(TITLE)
  })
})

describe('sharing', () => {
  const shares = () => `/api/notes/${noteId}/shares`

  test('“Please enter a valid email address.” beside its field; what is more than an address is refused', async () => {
    for (const email of ['', 'ben', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', null, { $ne: '' }]) {
      const { status, text } = await call('owner', 'POST', shares(), { email })
      expect([status, JSON.parse(text).error.fields?.email]).toEqual([422, 'Please enter a valid email address.'])
    }
    const more = { email: 'a@harbor.test', shared_by: 'x' }
    expect((await call('owner', 'POST', shares(), more)).status).toBe(422)
  })

  test('whoever shared with very many people takes the note back from each of them, however many they are', async () => {
    const sharer = await aUser(site)
    const ofSharer = (method: Method, path: string, json: object) => {
      const body = JSON.stringify(json)
      const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      return httpRequest(site.origin, path, {
        method,
        headers: { cookie: sharer.cookie, accept: '*/*', ...ofBody },
        body,
      })
    }
    const { id } = JSON.parse((await ofSharer('POST', '/api/notes', { title: 'Too many' })).text)
    const path = `/api/notes/${id}/shares`
    const statuses = new Set<number>()
    const email = (at: number) => ({ email: `p${at}@harbor.test` })
    for (let at = 0; at < 50; at++) statuses.add((await ofSharer('POST', path, email(at))).status)
    for (let at = 0; at < 50; at++) statuses.add((await ofSharer('DELETE', path, email(at))).status)
    expect([...statuses]).toEqual([201, 200])
    for (let at = 0; at < 11; at++) statuses.add((await ofSharer('POST', path, email(at))).status)
    expect([...statuses]).toEqual([201, 200, 429])
  })

  test('a recipient reads the note and its changes; not its versions, and not with whom else it is shared', async () => {
    await said('owner', 'POST', shares(), { email: 'third@harbor.test' })
    const { notes } = await said('recipient', 'GET', '/api/notes/shared')
    expect(notes).toMatchObject([{ id: noteId, title: TITLE, is_shared: true, shared_by: people.owner.email }])
    expect(JSON.stringify(notes)).not.toContain('third@harbor.test')
    expect((await call('recipient', 'GET', shares())).status).toBe(404)
  })

  test('who share a note know each other only after it was opened', async () => {
    const emails = async (who: NoteCaller) =>
      ((await said(who, 'GET', '/api/team')).team as { email: string }[]).map(({ email }) => email)
    await said('owner', 'DELETE', shares(), { email: people.recipient.email })
    await said('owner', 'POST', shares(), { email: people.recipient.email })
    expect([await emails('owner'), await emails('recipient')]).toEqual([[], []])
    await said('recipient', 'POST', `/api/notes/shared/${noteId}/open`)
    expect(await emails('owner')).toEqual([people.recipient.email])
    expect(await emails('recipient')).toEqual([people.owner.email])
    expect(await emails('other')).toEqual([])
  })

  test('they follow it live, until it is taken away; whoever it is not shared with hears nothing', async () => {
    const [own, others, recipients] = [await listen('owner'), await listen('other'), await listen('recipient')]
    await said('owner', 'PATCH', `/api/notes/${noteId}`, { content: `<p>${TITLE}, live</p>` })
    await expect.poll(own.heard).toContain(`${TITLE}, live`)
    await expect.poll(recipients.events).toBe(2)
    expect([others.events(), others.heard()]).toEqual([1, expect.not.stringContaining(TITLE)])
    await said('owner', 'DELETE', shares(), { email: people.recipient.email })
    await expect.poll(recipients.events).toBe(3)
    expect(recipients.heard()).not.toContain(TITLE)
    for (const one of [own, others, recipients]) one.stop()
  })
})

/** The events of somebody's stream, as far as they have come. */
async function listen(who: NoteCaller) {
  const stopping = new AbortController()
  const cookie = cookieOf(who)
  const { body } = await fetch(`${site.origin}${STREAMING_PATH}`, { headers: { cookie }, signal: stopping.signal })
  let [text, isOver] = ['', false]
  const decoder = new TextDecoder()
  void (async () => {
    for await (const chunk of body ?? []) text += decoder.decode(chunk, { stream: true })
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  const events = () => text.split('\n').filter((line) => line.startsWith('data:')).length
  await expect.poll(events).toBe(1)
  return { events, heard: () => text, isOver: () => isOver, stop: () => stopping.abort() }
}

test('a stream ends with the session: who signed out hears nothing of what comes after', async () => {
  const { email, password, cookie } = people.other
  const stream = await listen('other')
  await callAuthApi(site.origin, 'sign-out', {}, { cookie })
  const again = await callAuthApi(site.origin, 'sign-in/email', { email, password })
  const fresh = [again.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  people.other = { email, password, cookie: fresh.join('; ') }
  await said('other', 'POST', '/api/notes', { title: 'After the session' })
  await expect.poll(stream.isOver).toBe(true)
  expect(stream.heard()).not.toContain('After the session')
})

const ALLOWED = /^<\/?(p|br|strong|em|ul|ol|li|h[1-6]|code|pre)(\s+class="[^"<>]*")?\s*\/?>$/

test('“only p, br, strong, em, ul, ol, li, h1-h6, code, pre, and only a class attribute”, whatever is sent', async () => {
  const { id } = await said('owner', 'POST', '/api/notes', {})
  await said('owner', 'POST', `/api/notes/${id}/shares`, { email: people.recipient.email })
  for (const hostile of xssPayloads) {
    const sent = { title: hostile.slice(0, 200), items: [{ text: hostile, done: false }] }
    const kept = await said('owner', 'PATCH', `/api/notes/${id}`, { ...sent, content: hostile })
    const { notes } = await said('recipient', 'GET', '/api/notes/shared')
    for (const note of [kept, notes.find((one: { id: string }) => one.id === id)]) {
      expect(note).toMatchObject(sent)
      for (const tag of note.content.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED)
    }
  }
  const { headers } = await call('recipient', 'GET', '/api/notes/shared')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
})
