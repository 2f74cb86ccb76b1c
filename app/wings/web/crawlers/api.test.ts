import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { crawlersApi } from './api.server'
import { setIndexNowEnabled } from './commands.server'
import { INDEX_NOW_KEY_REGEX } from './index-now'
import { findIndexNowSettings, findRobotsText, findSitemapSwitches, isMarkdownEnabled } from './queries.server'
import { MAX_ROBOTS_LENGTH } from './robots-errors'
import { defaultSitemapSwitches } from './sitemap-switches'

const indexNow = endpoint(crawlersApi, '/index-now')
const key = endpoint(crawlersApi, '/index-now/key')
const sending = endpoint(crawlersApi, '/index-now/submission')
const markdown = endpoint(crawlersApi, '/markdown')
const robots = endpoint(crawlersApi, '/robots')
const sitemap = endpoint(crawlersApi, '/sitemap')

type Action = ReturnType<typeof endpoint>

const ask = (db: Database, action: Action, method: string, json?: unknown) =>
  readJsonResponse(callAsAdmin(action, db, { method, json }))

const put = (db: Database, action: Action, json: unknown) => ask(db, action, 'PUT', json)

const auditEntries = (db: Database) => db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()

test('search engines are told of changes from when it is switched on, and no more when it is switched off', async ({
  db,
}) => {
  expect(await put(db, indexNow, { isOn: true })).toEqual({ status: 200, body: { wasOn: false } })
  expect(await findIndexNowSettings(db)).toMatchObject({ isOn: true })
  expect(await put(db, indexNow, { isOn: false })).toEqual({ status: 200, body: { wasOn: true } })
  expect(await findIndexNowSettings(db)).toMatchObject({ isOn: false })
  expect(await auditEntries(db)).toContainEqual({ action: 'index-now.switched on', actorEmail: testAdmin.email })
})

test('another key is taken and answered', async ({ db }) => {
  await setIndexNowEnabled(db, testAdmin, true)
  const before = await findIndexNowSettings(db)
  const { status, body } = await ask(db, key, 'POST')
  expect([status, body]).toEqual([200, { key: expect.stringMatching(INDEX_NOW_KEY_REGEX) }])
  expect(body.key).not.toBe(before.key)
  expect(await findIndexNowSettings(db)).toEqual({ isOn: true, key: body.key })
})

test('what waits is sent at once when an admin asks for it', async ({ db }) => {
  const jobs = () =>
    db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'submit-to-index-now')
      .execute()
  const before = (await jobs()).length
  expect(await ask(db, sending, 'POST')).toEqual({ status: 200, body: { isAsked: true } })
  expect(await jobs()).toHaveLength(before + 1)
  expect(await auditEntries(db)).toEqual([{ action: 'index-now.sent by hand', actorEmail: testAdmin.email }])
})

test('pages are offered as Markdown or not, as it is switched', async ({ db }) => {
  expect(await put(db, markdown, { isOn: false })).toEqual({ status: 200, body: { wasOn: true } })
  expect(await isMarkdownEnabled(db)).toBe(false)
  expect(await put(db, markdown, { isOn: true })).toEqual({ status: 200, body: { wasOn: false } })
  expect(await isMarkdownEnabled(db)).toBe(true)
})

test('one kind of pages leaves the sitemap and comes back, and the others stay', async ({ db }) => {
  expect(await put(db, sitemap, { kind: 'posts', isOn: false })).toEqual({ status: 200, body: { wasOn: true } })
  expect(await put(db, sitemap, { kind: 'products', isOn: true })).toEqual({ status: 200, body: { wasOn: true } })
  expect(await findSitemapSwitches(db)).toEqual({ ...defaultSitemapSwitches, posts: false })
  expect(await put(db, sitemap, { kind: 'posts', isOn: true })).toEqual({ status: 200, body: { wasOn: false } })
  expect(await findSitemapSwitches(db)).toEqual(defaultSitemapSwitches)
})

test('robots.txt is written as it is kept, and nobody writes over what they have not seen', async ({ db }) => {
  const text = 'User-agent: GPTBot\nDisallow: /blog'
  const write = (changes: object) => put(db, robots, { text, basedOn: null, isConfirmed: false, ...changes })
  expect(await write({ text: `${text}\r\n`.replace('\n', '\r\n') })).toEqual({
    status: 200,
    body: { before: null, after: text },
  })
  expect(await findRobotsText(db)).toBe(text)
  const conflict = await callAsAdmin(robots, db, {
    method: 'PUT',
    json: { text: null, basedOn: null, isConfirmed: false },
  })
  expect(conflict.headers.get('cache-control')).toBe('no-store')
  expect(await readJsonResponse(conflict)).toEqual({
    status: 409,
    body: {
      error: { code: 'conflict', message: 'robots.txt was changed since you opened it.' },
      current: text,
    },
  })
  expect(await findRobotsText(db)).toBe(text)
  expect(await write({ text: null, basedOn: text })).toEqual({ status: 200, body: { before: text, after: null } })
  expect(await findRobotsText(db)).toBeNull()
})

test('a robots.txt that closes the whole site is written once that is confirmed', async ({ db }) => {
  const closed = { text: 'User-agent: *\nDisallow: /', basedOn: null }
  expect(await put(db, robots, { ...closed, isConfirmed: false })).toEqual({
    status: 200,
    body: { warning: expect.stringContaining('block all crawlers') },
  })
  expect(await findRobotsText(db)).toBeNull()
  expect(await put(db, robots, { ...closed, isConfirmed: true })).toMatchObject({ status: 200, body: { before: null } })
  expect(await findRobotsText(db)).toBe(closed.text)
})

test('a robots.txt as long as it may be is written over another one', async ({ db }) => {
  const write = (text: string, basedOn: string | null) => put(db, robots, { text, basedOn, isConfirmed: false })
  const remark = (letter: string) => `#${letter.repeat(1_998)}\n`.repeat(MAX_ROBOTS_LENGTH / 2_000)
  const longest = (letter: string) => `User-agent: *\nAllow: /\n${remark(letter)}`.slice(0, MAX_ROBOTS_LENGTH)
  expect(await write(longest('あ'), null)).toMatchObject({ status: 200 })
  expect(await write(longest('い'), longest('あ'))).toMatchObject({ status: 200 })
  expect(await write(longest('あ'), `${longest('い')}#`)).toMatchObject({ status: 422 })
  expect(await findRobotsText(db)).toBe(longest('い'))
})

const wrong: [string, Action, object, string][] = [
  ['IndexNow is switched', indexNow, { isOn: 'yes' }, 'isOn'],
  ['Markdown is switched', markdown, {}, 'isOn'],
  ['the sitemap is switched', sitemap, { kind: 'posts', isOn: 1 }, 'isOn'],
  ['the sitemap is switched for no kind of pages', sitemap, { kind: 'orders', isOn: false }, 'kind'],
  ['robots.txt is written', robots, { text: 'Disalow: /', basedOn: null, isConfirmed: false }, 'text'],
  ['robots.txt is written without what was seen', robots, { text: null, isConfirmed: true }, 'basedOn'],
]

test.for(wrong)('when %s, what is wrong is told beside its field', async ([, action, json, field], { db }) => {
  expect(await put(db, action, json)).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  })
  expect(await auditEntries(db)).toEqual([])
})

const ways: [string, Action, string][] = [
  ['switching IndexNow', indexNow, 'PUT'],
  ['another key', key, 'POST'],
  ['sending at once', sending, 'POST'],
  ['switching Markdown', markdown, 'PUT'],
  ['robots.txt', robots, 'PUT'],
  ['switching the sitemap', sitemap, 'PUT'],
]

test.for(ways)('%s is asked for in one way only', async ([, action, allowed], { db }) => {
  const json = { isOn: true, kind: 'posts', text: null, basedOn: null, isConfirmed: true }
  expect(await ask(db, action, allowed === 'PUT' ? 'POST' : 'PUT', json)).toEqual(methodNotAllowedResponse(allowed))
  expect(await ask(db, action, 'GET')).toEqual(methodNotAllowedResponse(allowed))
  expect(await auditEntries(db)).toEqual([])
})
