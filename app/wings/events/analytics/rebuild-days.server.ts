import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { addDays, type DayRange } from '~/platform/time/calendar'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listChangedDays, listDueDays, listSmallChangedDays } from './days/changed-days.commands.server'
import { deleteExpiredEvents } from './days/delete-expired-events.commands.server'
import { markAllDaysIfNoneBuilt, markOutdatedDays } from './days/mark-outdated-days.commands.server'
import { rebuildDay, type YieldToOthers } from './days/rebuild-day.commands.server'
import { createEventPartitions } from './ingestion/event-partitions.commands.server'
import { getSiteDay } from './ingestion/get-site-day.server'

const EVERY_MS = 10_000
// the job takes a quarter of the process while it counts, so that cached pages hardly notice; a reader waits for it
const RESTS_AS_LONG = 3
// the next job goes on, so that two are seldom at it
const MAX_JOB_MS = 50_000

/** Makes those days of a range anew whose events changed. */
export async function rebuildChangedDays(db: Database, { from, to }: DayRange = { from: '', to: '9999-12-31' }) {
  await markAllDaysIfNoneBuilt(db)
  const waiting = await listChangedDays(db)
  await rebuildDays(
    db,
    waiting.filter((day) => day >= from && day <= to),
  )
}

const lastCounts = new WeakMap<Database, { at: number; isOver: boolean; counted: Promise<void> }>()

/** The same for somebody who looks at today: at most every ten seconds, one at a time, and no day that takes seconds. */
export function rebuildRecentDays(db: Database, now = new Date()): Promise<void> {
  const last = lastCounts.get(db)
  if (last && (!last.isOver || now.getTime() - last.at < EVERY_MS)) return last.counted
  const count = { at: now.getTime(), isOver: false, counted: rebuildSmallRecentDays(db, now) }
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
export async function countOutdatedDays(db: Database, ranges: DayRange[], now = new Date()) {
  const yesterday = addDays(await getSiteDay(db, now), -1)
  const waiting = await listChangedDays(db)
  const isIn = (day: string) => ranges.some(({ from, to }) => from <= day && day <= to)
  return waiting.filter((day) => day < yesterday && isIn(day)).length
}

export const rebuildDaysJob = defineJob({
  name: 'rebuild-days',
  cron: '* * * * *',
  isLong: true,
  work: (db) => rebuildDueDays(db),
})

/** Each night, in this order: a day whose events are forgotten must not be counted again. */
export const maintainEventsJob = defineJob({
  name: 'maintain-events',
  cron: '23 3 * * *',
  isLong: true,
  async work(db) {
    await createEventPartitions(db, new Date())
    await deleteExpiredEvents(db)
    await markOutdatedDays(db)
  },
})

async function rebuildDueDays(db: Database, now = new Date()) {
  await markAllDaysIfNoneBuilt(db)
  const endsAt = performance.now() + MAX_JOB_MS
  const days = await listDueDays(db, now)
  await rebuildDays(db, days, throttleCpu(RESTS_AS_LONG), endsAt)
}

/** Of yesterday too: where a day ends, the last of it is new for a while. */
async function rebuildSmallRecentDays(db: Database, now: Date) {
  await markAllDaysIfNoneBuilt(db)
  await rebuildDays(db, await listSmallChangedDays(db, addDays(await getSiteDay(db, now), -1)))
}

async function rebuildDays(db: Database, days: string[], pause?: YieldToOthers, endsAt = Number.POSITIVE_INFINITY) {
  const { timeZone } = await findBrand(db)
  for (const day of days) {
    if (performance.now() > endsAt) return
    await rebuildDay(db, day, timeZone, pause)
  }
}
