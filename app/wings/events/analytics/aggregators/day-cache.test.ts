import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { anyDayOfEvents } from '~test/any-day-of-events'
import { storeEvents } from '~test/store-events'
import { expect, test } from '~test/test'
import { rebuildChangedDays } from '../rebuild-days.server'
import { DayCache } from './day-cache.queries.server'

const days = Array.from({ length: 9 }, (_, n) => `2026-03-0${n + 1}`)

async function countNineDays(db: Database) {
  for (const [seed, day] of days.entries()) {
    const [events = []] = fc.sample(anyDayOfEvents(day), { seed, numRuns: 1 })
    await storeEvents(db, day, events)
  }
  await rebuildChangedDays(db)
  // a day without any event has no file
  const rows = await db.selectFrom('derived.analyticsDays').select('day').orderBy('day').execute()
  return rows.map(({ day }) => day)
}

async function known(kept: DayCache, from: string, to: string) {
  const found: string[] = []
  for await (const { day } of kept.loadRange(from, to)) found.push(day)
  return found
}

test('days come in their order, also while there is no room to keep them all', async ({ database: { db } }) => {
  const all = await countNineDays(db)
  expect(all.length).toBeGreaterThan(6)
  for (const maxBytes of [0, 1_500, 4_000, 1_000_000]) {
    const kept = new DayCache(db, maxBytes)
    for (const [from, to] of [
      ['2026-03-01', '2026-03-09'],
      ['2026-03-05', '2026-03-09'],
      ['2026-03-01', '2026-03-03'],
      ['2026-03-01', '2026-03-09'],
    ] as const) {
      expect(await known(kept, from, to)).toEqual(all.filter((day) => day >= from && day <= to))
      expect(kept.byteSize).toBeLessThanOrEqual(maxBytes)
    }
  }
})

test('what is kept is not read again', async ({ database: { db } }) => {
  const all = await countNineDays(db)
  const kept = new DayCache(db)
  await known(kept, '2026-03-01', '2026-03-09')
  // its version says that it is what was read
  await db
    .updateTable('derived.analyticsDays')
    .set({ file: Buffer.from('nothing that can be read') })
    .execute()
  expect(await known(kept, '2026-03-01', '2026-03-09')).toEqual(all)
})
