import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'
import { rebuildChangedDays, rebuildDaysJob } from '~/wings/events/analytics/rebuild-days.server'
import { EventSenders } from '~test/event-senders'
import { expectDayCounts } from '~test/expect-day-counts'
import { killAndRestart } from '~test/kill-and-restart'
import { startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'

const KILLS = Number(process.env.EVENT_KILLS ?? 3)
const MAX_LIFE_MS = 1_500
const TIME_FOR_ONE_MS = 30_000
const settings = {
  SECRET: '0123456789abcdef0123456789abcdef',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ORIGIN: 'http://harbor.test',
  TRUSTED_PROXIES: '1',
}

type KeptEvent = AnalyticsEvent & { day: string }

interface Place {
  DATA_DIR: string
}

async function survives(place: Place) {
  const tellers = new EventSenders()
  for (let kill = 0; kill < KILLS; kill++) {
    const site = await startSite({ ...settings, ...place })
    const before = tellers.acknowledged.size
    const telling = tellers.send(site.origin)
    await expect.poll(() => tellers.acknowledged.size - before, { interval: 5 }).toBeGreaterThan(0)
    await pause(Math.random() * MAX_LIFE_MS)
    const again = await killAndRestart(site, kill, { ...settings, ...place })
    tellers.stop()
    await telling
    await again.stop()
    await haveItCount(place)
  }
  const database = await openSiteDatabase(place)
  const events = await database.db.selectFrom('analyticsEvents').selectAll().execute()
  await expectAllCounted(database.db, events as unknown as KeptEvent[])
  await database.close()
  const kept = events.flatMap(({ pagePath, eventType }) =>
    eventType === 'page_view' && pagePath !== '/' ? [pagePath] : [],
  )
  const isKept = new Set(kept)
  expect(kept.length).toBe(isKept.size)
  expect([...tellers.acknowledged].filter((path) => !isKept.has(path))).toEqual([])
  expect(kept.filter((path) => !tellers.sent.has(path))).toEqual([])
  console.log(`${KILLS} kills, ${tellers.acknowledged.size} events acknowledged, none lost, none doubled, all counted`)
}

/** Leaves work for the next life of the site, so that it is killed while it counts. */
async function haveItCount(place: Place) {
  const { db, close } = await openSiteDatabase(place)
  await inTransaction(db, (tx) => enqueue(tx, rebuildDaysJob, {}))
  await close()
}

async function expectAllCounted(db: Database, events: KeptEvent[]) {
  await rebuildChangedDays(db)
  const days = Object.entries(Object.groupBy(events, ({ day }) => day))
  for (const [day, ofDay = []] of days) await expectDayCounts(db, day, ofDay, 'UTC')
}

const timeout = KILLS * TIME_FOR_ONE_MS + 60_000

test('no acknowledged event is lost or doubled by kills, nor counted wrongly', { timeout }, () =>
  survives({ DATA_DIR: tempFolder() }),
)
