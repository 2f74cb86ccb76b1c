import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribePath } from '~/wings/reports/reports/emails/unsubscribe-link.server'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const SECRET = 'a secret for tests only, long enough'
const SCREEN = '/admin/analytics/reports'
const API = '/admin/api/reports'

let site: RunningSite
let cookie: string
beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test', SECRET })
  cookie = (await anAdmin(site)).cookie
})
afterAll(() => site?.stop())

async function asAdmin(method: string, path: string, json?: object) {
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  const answer = await httpRequest(site.origin, path, { method, headers, body: json && JSON.stringify(json) })
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
  return JSON.parse(answer.text)
}

/** Makes a link; answers its id and the path that it leads to. */
async function aLink(password = '') {
  const before = await paths()
  const { id } = await asAdmin('POST', `${API}/share-links`, {
    id: randomUUID(),
    name: 'For investors',
    withRevenue: false,
    password,
  })
  const [path = ''] = (await paths()).filter((one) => !before.includes(one))
  return { id, path }
}

async function paths() {
  const { text } = await httpRequest(site.origin, SCREEN, { headers: { cookie } })
  return [...new Set([...text.matchAll(/\/figures\/[\w-]{43}/g)].map(([path]) => path))]
}

const form = (body: string, localAddress?: string) => ({
  method: 'POST',
  body,
  localAddress,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

test('a visitor with the link sees figures that no cache keeps and no search engine lists', async () => {
  const { path } = await aLink()
  for (const address of [path, `${path}.data`, `${path}?period=12m&show=pages`]) {
    const { status, headers } = await httpRequest(site.origin, address)
    expect([address, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      ...[address, 200, 'no-store', 'noindex'],
    ])
  }
  const { text } = await httpRequest(site.origin, path)
  expect(text).toContain('For investors')
  expect(text).not.toMatch(/\/admin\/analytics|@harbor\.test/)
})

test('a link that is revoked answers as one that never was, and comes back with Undo', async () => {
  const { id, path } = await aLink()
  await asAdmin('DELETE', `${API}/share-links/${id}`)
  const [revoked, guessed] = [
    await httpRequest(site.origin, path),
    await httpRequest(site.origin, `/figures/${'g'.repeat(43)}`),
  ]
  expect([revoked.status, guessed.status]).toEqual([404, 404])
  await asAdmin('PUT', `${API}/share-links/${id}`)
  expect((await httpRequest(site.origin, path)).status).toBe(200)
})

test('with a password the link alone shows nothing, neither as a page nor as data', async () => {
  const { path } = await aLink('open sesame')
  for (const address of [path, `${path}.data`, `${path}.data?_routes=domains%2Freports%2Froutes%2Fshared-figures`]) {
    const { status, text } = await httpRequest(site.origin, address)
    expect([200, 202]).toContain(status)
    expect(text).not.toContain('Bounce rate')
    expect(text).not.toContain('panels')
  }
  expect((await httpRequest(site.origin, path, form('password=open+seed'))).status).toBe(422)
  const opened = await httpRequest(site.origin, path, form('password=open+sesame'))
  expect([opened.status, opened.headers.location]).toEqual([302, path])
  const [given = ''] = String(opened.headers['set-cookie']).split(';')
  expect((await httpRequest(site.origin, path, { headers: { cookie: given } })).text).not.toContain('whoever knows')
})

test('who guesses a password is stopped', async () => {
  const { path } = await aLink('open sesame')
  const statuses: number[] = []
  for (let tried = 0; tried < 6; tried++)
    statuses.push((await httpRequest(site.origin, path, form('password=guess', '127.9.0.1'))).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('the days and visits that are chosen go along from goals to the overview and into the file', async () => {
  const goals = (query: string) => httpRequest(site.origin, `/admin/analytics/${query}`, { headers: { cookie } })
  const overview = 'href="/admin/analytics?period=7d&amp;event=product_view"'
  expect((await goals('goals?period=7d')).text).toContain(overview)
  const { text } = await goals('goals?period=7d&event=product_view')
  expect(text).toContain('All metrics below are filtered.')
  expect(text).toContain(overview)
  expect(text).toContain('href="/admin/analytics/goals?period=7d"')
  const [, file = ''] = /href="\/admin\/analytics\/(export\.csv\?[^"]*panel=goals[^"]*)"/.exec(text) ?? []
  const { headers, text: lines } = await goals(file.replaceAll('&amp;', '&'))
  expect(headers['content-disposition']).toMatch(/filename="analytics-goals-\d{4}-\d\d-\d\d\.csv"/)
  expect(lines).toMatch(/^goal,counts,times,visits,share,revenue\r\nProduct viewed,Any product,/)
})

test('one press in a mail program stops the mails; programs that look at the link do not', async () => {
  const recipient = { id: randomUUID(), name: 'reader@example.com', isWeekly: true, isMonthly: false }
  await asAdmin('PUT', `${API}/recipients/${recipient.id}`, { item: recipient })
  const path = unsubscribePath(SECRET, recipient.id)
  const isOnList = async () =>
    (await httpRequest(site.origin, SCREEN, { headers: { cookie } })).text.includes(recipient.name)
  for (const method of ['GET', 'HEAD']) expect((await httpRequest(site.origin, path, { method })).status).toBe(200)
  expect(await isOnList()).toBe(true)
  expect((await httpRequest(site.origin, path, form('List-Unsubscribe=One-Click'))).status).toBe(200)
  expect(await isOnList()).toBe(false)
  expect((await httpRequest(site.origin, path)).text).toContain('You are unsubscribed')
})
