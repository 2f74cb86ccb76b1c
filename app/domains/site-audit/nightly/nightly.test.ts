import { aRegisteredPage } from '~/domains/pages/fixtures'
import { saveSearchFields } from '~/domains/seo/search-fields.server'
import { emptySeo } from '~/domains/writing/piece'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { admin, audited } from '../audited-site.fixture'
import { beginAudit, planNightlyAudits, stopAudit } from '../commands.server'
import { findAuditUnderWay, findNightlyAudits, listAudits } from '../queries.server'
import { action } from '../routes/admin-audit-nightly'
import { beginNightlyAudit } from './begin-nightly.server'
import { hourIn, isTimeZone } from './nightly-audits'

const at = (time: string) => new Date(`2026-03-10T${time}:00Z`)
const night = at('03:00')

/** Whether an audit has begun by itself; it is stopped, so that the next one can. */
async function begins(db: Database, now = night) {
  await beginNightlyAudit(db, now)
  const underWay = await findAuditUnderWay(db)
  if (underWay) await stopAudit(db, admin, underWay.id)
  return underWay?.askedBy === null
}

test('the site is audited by itself at three in the morning, and the history says that nobody asked', async ({
  db,
}) => {
  await aRegisteredPage(db, '/')
  expect(await begins(db, at('02:59'))).toBe(false)
  expect(await begins(db, at('04:00'))).toBe(false)
  expect(await begins(db)).toBe(true)
  expect((await listAudits(db, 9)).map(({ askedBy, state }) => [askedBy, state])).toEqual([[null, 'stopped']])
})

test('an audit is left out when nothing has changed since the last one', async ({ db }) => {
  await aRegisteredPage(db, '/a')
  await audited(db)
  expect(await begins(db)).toBe(false)
  await db.updateTable('derived.pageFacts').set({ checksum: 'other words' }).execute()
  expect(await begins(db)).toBe(true)
  await audited(db)
  expect(await begins(db)).toBe(false)
  await saveSearchFields(db, '/a', { ...emptySeo, keyphrase: 'lighthouse' })
  expect(await begins(db)).toBe(true)
  await audited(db)
  await db.insertInto('derived.outsideAddresses').values({ url: 'https://a.test/', dueAt: new Date() }).execute()
  expect(await begins(db)).toBe(false)
  await db.updateTable('derived.outsideAddresses').set({ state: 'broken' }).execute()
  expect(await begins(db)).toBe(true)
})

test('the studio says whose night it is, or that none is audited', async ({ db }) => {
  await aRegisteredPage(db, '/')
  expect(await findNightlyAudits(db)).toEqual({ isOn: true, timeZone: 'UTC' })
  await planNightlyAudits(db, admin, { isOn: true, timeZone: 'America/New_York' })
  expect(await begins(db)).toBe(false)
  expect(await begins(db, at('07:00'))).toBe(true)
  const before = await planNightlyAudits(db, admin, { isOn: false, timeZone: 'America/New_York' })
  expect(before.isOn).toBe(true)
  expect(await begins(db, at('07:00'))).toBe(false)
})

test('a night that is nowhere is refused, and nothing is changed', async ({ db }) => {
  const put = (json: object) => callAsAdmin(action, db, { method: 'PUT', json })
  for (const timeZone of ['Mars/Olympus', 'x'.repeat(10_000), 7]) {
    expect((await put({ isOn: false, timeZone })).status).toBe(422)
  }
  expect(await findNightlyAudits(db)).toEqual({ isOn: true, timeZone: 'UTC' })
  expect(await (await put({ isOn: false, timeZone: 'Asia/Tokyo' })).json()).toEqual({
    before: { isOn: true, timeZone: 'UTC' },
  })
  const { action: done } = await db.selectFrom('auditEntries').select('action').executeTakeFirstOrThrow()
  expect(done).toBe('site-audit.planned')
})

test('an audit that somebody has begun is left alone', async ({ db }) => {
  const id = await beginAudit(db, admin)
  await beginNightlyAudit(db, night)
  expect(await findAuditUnderWay(db)).toMatchObject({ id, askedBy: admin.email })
})

test('hours are those of the time zone, with its summer time', () => {
  expect(hourIn('Europe/Berlin', at('02:00'))).toBe(3)
  expect(hourIn('Europe/Berlin', new Date('2026-07-10T01:00:00Z'))).toBe(3)
  expect(hourIn('UTC', at('00:30'))).toBe(0)
  expect(['Asia/Kolkata', 'UTC', '', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, true, false, false])
})
