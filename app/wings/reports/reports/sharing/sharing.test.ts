import { randomUUID } from 'node:crypto'
import type { data } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { toUtcDay } from '~/platform/time/dates'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { testAdmin as by } from '~test/admin-request'
import { callRoute, testEnvironment } from '~test/route-call'
import { storeCountedVisits, twoVisits } from '~test/store-counted-visits'
import { expect, test } from '~test/test'
import { action, loader } from '../routes/shared-analytics'
import { createShareLink, restoreShareLink, revokeShareLink, updateShareLink } from './commands.server'
import { listShareLinks } from './queries.server'
import { MAX_SHARE_LINKS, type NewShareLink, newShareLinkSchema } from './share-link'

const env = testEnvironment()
const day = toUtcDay(new Date())

async function aLink(db: Database, link: Partial<NewShareLink> = {}) {
  const { id } = await createShareLink(db, env.SECRET, by, {
    id: randomUUID(),
    name: 'For investors',
    withRevenue: false,
    password: '',
    ...link,
  })
  const found = (await listShareLinks(db, env)).find((one) => one.id === id)
  return { id, key: found?.url.split('/').at(-1) ?? '' }
}

async function looked(db: Database, key: string, { search = '', cookie = '' } = {}) {
  const path = `/figures/${key}${search}`
  const { data: shown, init } = await callRoute(loader, db, { path, params: { key }, headers: { cookie } })
  return { ...shown, headers: new Headers(init?.headers) }
}

const notFound = { init: { status: 404 } }

test('whoever has the link sees the figures, and nobody keeps the page', async ({ database: { db } }) => {
  await storeCountedVisits(db, day, twoVisits)
  await rebuildChangedDays(db)
  const { key } = await aLink(db)
  const { name, report, headers } = await looked(db, key)
  expect([name, report?.totals.visits]).toEqual(['For investors', 2])
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('without revenue nothing tells that anything was bought, whatever the address asks', async ({
  database: { db },
}) => {
  await storeCountedVisits(
    db,
    day,
    twoVisits.map((seen) => [...seen, ['page_view', '/payment/success']]),
  )
  await rebuildChangedDays(db)
  const [bare, full] = [await aLink(db), await aLink(db, { withRevenue: true })]
  const asked = ['', '?figure=revenue', '?show=revenue', '?show=events', '?event=purchase', '?not.event=purchase']
  asked.push('?page=/payment/success', '?exit=/payment/success', '?page=/pay*', '?not.page=/*', '?show=pages')
  for (const search of asked) {
    const { report } = await looked(db, bare.key, { search })
    expect(report?.totals).toMatchObject({ purchases: 0, cents: 0, visits: 2 })
    expect([report?.metric, report?.points.length === 0]).toEqual(['visitors', false])
    expect(JSON.stringify(report)).not.toMatch(/499|purchase:|"revenue"|payment/)
  }
  const { report: bought } = await looked(db, bare.key, { search: '?show=events&q=bought' })
  expect(bought?.panels.map(({ rows, total }) => [rows.length, total])).toEqual([[0, 0]])
  const { report } = await looked(db, full.key)
  expect(report?.totals).toMatchObject({ purchases: 1, cents: 49_900 })
})

test('a link that is revoked leads nowhere, and works again when that is taken back', async ({ database: { db } }) => {
  const { id, key } = await aLink(db)
  await revokeShareLink(db, by, id)
  await expect(looked(db, key)).rejects.toMatchObject(notFound)
  expect(await listShareLinks(db, env)).toEqual([])
  await restoreShareLink(db, by, id)
  expect((await looked(db, key)).name).toBe('For investors')
  for (const guess of [id, '', 'x', key.toUpperCase(), `${key}x`])
    await expect(looked(db, guess)).rejects.toMatchObject(notFound)
})

test('a link comes back within a day, and only where there is room', async ({ db }) => {
  const [first, second] = [await aLink(db), await aLink(db)]
  await revokeShareLink(db, by, first.id, new Date(Date.now() - 25 * 3_600_000))
  await expect(restoreShareLink(db, by, first.id)).rejects.toThrow('no longer exists')
  await revokeShareLink(db, by, second.id)
  for (let n = 0; n < MAX_SHARE_LINKS; n++) await aLink(db)
  await expect(restoreShareLink(db, by, second.id)).rejects.toThrow('50 links')
})

test('the database holds no key, and the link is the same each time it is shown', async ({ database: { db } }) => {
  const { key } = await aLink(db)
  const [row] = await db.selectFrom('shareLinks').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(key)
  expect((await listShareLinks(db, env))[0]?.url).toBe(`http://harbor.test/figures/${key}`)
})

async function unlocked(db: Database, key: string, password: string, { address = '203.0.113.7', search = '' } = {}) {
  const path = `/figures/${key}${search}`
  const reply = await callRoute(action, db, { path, params: { key }, form: { password }, address })
  return reply as Response & ReturnType<typeof data<{ fieldErrors: Record<string, string> }>>
}

test('a link with a password shows nothing without it, and opens for this link alone', async ({ database: { db } }) => {
  const [link, other] = [await aLink(db, { password: 'open sesame' }), await aLink(db, { password: 'open sesame' })]
  expect((await looked(db, link.key)).report).toBeNull()
  const wrong = await unlocked(db, link.key, 'open seed')
  expect([wrong.init?.status, wrong.data.fieldErrors.password]).toEqual([422, 'Incorrect password.'])

  const right = await unlocked(db, link.key, 'open sesame')
  const set = right.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/; Path=\/figures; HttpOnly; SameSite=Lax$/)
  const cookie = set.split(';')[0] ?? ''
  expect((await looked(db, link.key, { cookie })).report).not.toBeNull()
  expect((await looked(db, other.key, { cookie })).report).toBeNull()
  const renamed = cookie.replace(link.id, other.id)
  expect((await looked(db, other.key, { cookie: renamed })).report).toBeNull()

  await updateShareLink(db, by, link.id, { password: 'another one' })
  expect((await looked(db, link.key, { cookie })).report).toBeNull()
  await updateShareLink(db, by, link.id, { password: null })
  expect((await looked(db, link.key)).report).not.toBeNull()
})

test('the password leads to what the address of the link shows', async ({ database: { db } }) => {
  const { key } = await aLink(db, { password: 'open sesame' })
  const right = await unlocked(db, key, 'open sesame', { search: '?period=7d&country=DE' })
  expect(right.headers.get('location')).toBe(`/figures/${key}?period=7d&country=DE`)
})

test('whoever still types a password that was taken away sees the figures', async ({ database: { db } }) => {
  const { id, key } = await aLink(db, { password: 'open sesame' })
  await updateShareLink(db, by, id, { password: null })
  expect((await unlocked(db, key, 'open sesame', { search: '?period=7d' })).headers.get('location')).toBe(
    `/figures/${key}?period=7d`,
  )
})

test('passwords cannot be tried without end', async ({ database: { db } }) => {
  const { key } = await aLink(db, { password: 'open sesame' })
  for (let tried = 0; tried < 5; tried++) await unlocked(db, key, 'guess')
  expect((await unlocked(db, key, 'open sesame')).init?.status).toBe(429)
  // somebody else is not kept out
  expect((await unlocked(db, key, 'open sesame', { address: '203.0.113.8' })).status).toBe(302)
})

test('a form that is no password counts among the tries', async ({ database: { db } }) => {
  const { key } = await aLink(db, { password: 'open sesame' })
  const long = 'x'.repeat(201)
  for (let tried = 0; tried < 5; tried++) expect((await unlocked(db, key, long)).init?.status).toBe(422)
  expect((await unlocked(db, key, long)).init?.status).toBe(429)
})

test('it is noted when a link was used last', async ({ database: { db } }) => {
  const { key } = await aLink(db)
  expect((await listShareLinks(db, env))[0]?.lastUsedAt).toBeNull()
  await looked(db, key)
  expect((await listShareLinks(db, env))[0]?.lastUsedAt).toBeInstanceOf(Date)
})

test('there are fifty links at most, and no password is too short', async ({ db }) => {
  for (let n = 0; n < MAX_SHARE_LINKS; n++) await aLink(db)
  await expect(aLink(db)).rejects.toThrow('50 links')
  const link = { id: randomUUID(), name: 'A link', withRevenue: true }
  expect(newShareLinkSchema.safeParse({ ...link, password: 'short' }).success).toBe(false)
  expect(newShareLinkSchema.safeParse({ ...link, password: '' }).success).toBe(true)
})
