import { findBrand } from '~/domains/settings/queries.server'
import { addDays, type Range } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/job.server'
import { restInTurns } from '~/platform/rest-in-turns.server'
import { makeMonths } from './collecting/months.server'
import { studioDay } from './collecting/studio-day.server'
import { checkDays, markAllWhenNew } from './counting/check-days.server'
import { countDay, type Pause } from './counting/count-day.server'
import { listDaysToCount, listDueDays, listQuickDays } from './counting/days-to-count.server'
import { forgetOldEvents } from './counting/forget-old-events.server'

const EVERY_MS = 10_000
// the job takes a quarter of the process while it counts, so that cached pages hardly notice; a reader waits for it
const RESTS_AS_LONG = 3
// the next job goes on, so that two are seldom at it
const LONGEST_JOB_MS = 50_000

/** Makes those days of a range anew whose events changed. */
export async function countPending(db: Database, { from, to }: Range = { from: '', to: '9999-12-31' }) {
  await markAllWhenNew(db)
  const waiting = await listDaysToCount(db)
  await countDays(
    db,
    waiting.filter((day) => day >= from && day <= to),
  )
}

const lastCounts = new WeakMap<Database, { at: number; isOver: boolean; counted: Promise<void> }>()

/** The same for somebody who looks at today: at most every ten seconds, one at a time, and no day that takes seconds. */
export function countForReader(db: Database, now = new Date()): Promise<void> {
  const last = lastCounts.get(db)
  if (last && (!last.isOver || now.getTime() - last.at < EVERY_MS)) return last.counted
  const count = { at: now.getTime(), isOver: false, counted: countRecent(db, now) }
  lastCounts.set(db, count)
  count.counted.then(
    () => {
      count.isOver = true
    },
    () => lastCounts.delete(db),
  )
  return count.counted
}

/** How many days of these ranges wait to be counted, the last two aside, which always do: as after a restore. */
export async function countDaysBehind(db: Database, ranges: Range[], now = new Date()) {
  const yesterday = addDays(await studioDay(db, now), -1)
  const waiting = await listDaysToCount(db)
  const isIn = (day: string) => ranges.some(({ from, to }) => from <= day && day <= to)
  return waiting.filter((day) => day < yesterday && isIn(day)).length
}

export const countVisits = defineJob({
  name: 'count-visits',
  cron: '* * * * *',
  isLong: true,
  work: (db) => countDue(db),
})

/** Each night, in this order: a day whose events are forgotten must not be counted again. */
export const keepVisits = defineJob({
  name: 'keep-visits',
  cron: '23 3 * * *',
  isLong: true,
  async work(db) {
    await makeMonths(db, new Date())
    await forgetOldEvents(db)
    await checkDays(db)
  },
})

async function countDue(db: Database, now = new Date()) {
  await markAllWhenNew(db)
  const endsAt = performance.now() + LONGEST_JOB_MS
  const days = await listDueDays(db, now)
  await countDays(db, days, restInTurns(RESTS_AS_LONG), endsAt)
}

/** Of yesterday too: where a day ends, the last of it is new for a while. */
async function countRecent(db: Database, now: Date) {
  await markAllWhenNew(db)
  await countDays(db, await listQuickDays(db, addDays(await studioDay(db, now), -1)))
}

async function countDays(db: Database, days: string[], pause?: Pause, endsAt = Number.POSITIVE_INFINITY) {
  const { timeZone } = await findBrand(db)
  for (const day of days) {
    if (performance.now() > endsAt) return
    await countDay(db, day, timeZone, pause)
  }
}
