import { stopRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { anIndexedPage } from '~/wings/web/pages/fixtures'
import { saveSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import { callAsAdmin } from '~test/admin-request'
import { aFinishedAudit, testAdmin } from '~test/audited-site'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { siteAuditApi } from './api.server'
import { startNightlyAudit } from './begin-nightly.server'
import { setNightlyAudits, startAudit } from './commands.server'
import { getHourInTimeZone, isTimeZone } from './nightly-audits'
import { findNightlyAudits, findRunningAudit, listAudits } from './queries.server'
import { auditRuns } from './runs/audit-runs.server'

const nightly = endpoint(siteAuditApi, '/nightly')

const at = (time: string) => new Date(`2026-03-10T${time}:00Z`)
const night = at('03:00')

/** Whether an audit has begun by itself; it is stopped, so that the next one can. */
async function begins(db: Database, now = night) {
  await startNightlyAudit(db, now)
  const underWay = await findRunningAudit(db)
  if (underWay) await stopRun(db, auditRuns, testAdmin, underWay.id)
  return underWay?.startedByEmail === null
}

test('the site is audited by itself at three in the morning, and the history says that nobody asked', async ({
  db,
}) => {
  await anIndexedPage(db, '/')
  expect(await begins(db, at('02:59'))).toBe(false)
  expect(await begins(db, at('04:00'))).toBe(false)
  expect(await begins(db)).toBe(true)
  expect((await listAudits(db, 9)).map(({ startedByEmail, state }) => [startedByEmail, state])).toEqual([
    [null, 'stopped'],
  ])
})

test('an audit is left out when nothing has changed since the last one', async ({ db }) => {
  await anIndexedPage(db, '/a')
  await aFinishedAudit(db)
  expect(await begins(db)).toBe(false)
  await db.updateTable('derived.pageFacts').set({ checksum: 'other words' }).execute()
  expect(await begins(db)).toBe(true)
  await aFinishedAudit(db)
  expect(await begins(db)).toBe(false)
  await saveSearchAppearance(db, '/a', { ...emptySeo, keyphrase: 'lighthouse' })
  expect(await begins(db)).toBe(true)
  await aFinishedAudit(db)
  await db.insertInto('derived.externalLinks').values({ url: 'https://a.test/', dueAt: new Date() }).execute()
  expect(await begins(db)).toBe(false)
  await db.updateTable('derived.externalLinks').set({ state: 'broken' }).execute()
  expect(await begins(db)).toBe(true)
})

test('the studio says whose night it is, or that none is audited', async ({ db }) => {
  await anIndexedPage(db, '/')
  expect(await findNightlyAudits(db)).toEqual({ isOn: true, timeZone: 'UTC' })
  await setNightlyAudits(db, testAdmin, { isOn: true, timeZone: 'America/New_York' })
  expect(await begins(db)).toBe(false)
  expect(await begins(db, at('07:00'))).toBe(true)
  const before = await setNightlyAudits(db, testAdmin, { isOn: false, timeZone: 'America/New_York' })
  expect(before.isOn).toBe(true)
  expect(await begins(db, at('07:00'))).toBe(false)
})

test('a night that is nowhere is refused, and nothing is changed', async ({ db }) => {
  const put = (json: object) => callAsAdmin(nightly, db, { method: 'PUT', json })
  for (const timeZone of ['Mars/Olympus', 'x'.repeat(10_000), 7]) {
    expect((await put({ isOn: false, timeZone })).status).toBe(422)
  }
  expect(await findNightlyAudits(db)).toEqual({ isOn: true, timeZone: 'UTC' })
  expect(await (await put({ isOn: false, timeZone: 'Asia/Tokyo' })).json()).toEqual({
    before: { isOn: true, timeZone: 'UTC' },
  })
  const { action } = await db.selectFrom('auditEntries').select('action').executeTakeFirstOrThrow()
  expect(action).toBe('site-audit.planned')
})

test('an audit that somebody has begun is left alone', async ({ db }) => {
  const id = await startAudit(db, testAdmin)
  await startNightlyAudit(db, night)
  expect(await findRunningAudit(db)).toMatchObject({ id, startedByEmail: testAdmin.email })
})

test('hours are those of the time zone, with its summer time', () => {
  expect(getHourInTimeZone('Europe/Berlin', at('02:00'))).toBe(3)
  expect(getHourInTimeZone('Europe/Berlin', new Date('2026-07-10T01:00:00Z'))).toBe(3)
  expect(getHourInTimeZone('UTC', at('00:30'))).toBe(0)
  expect(['Asia/Kolkata', 'UTC', '', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, true, false, false])
})
