import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { markDaysChanged } from './changed-days.commands.server'
import { DAY_FORMAT } from './pack-day.server'

/** Marks the days whose file is missing, of an older form, or made of another number of events than there are. */
export async function markOutdatedDays(db: Database) {
  const rest = throttleCpu()
  for (const day of await listDays(db)) {
    if (!(await isDayUpToDate(db, day))) await markDaysChanged(db, [day])
    await rest()
  }
}

/** Where no day was counted in today's form: after a restore, for files of days are in no backup, and after an update. */
export async function markAllDaysIfNoneBuilt(db: Database) {
  // in one statement: once a single day is counted, nobody would miss the others
  await sql`
    insert into derived.event_batches (day)
    select day from (${daysOfEvents}) days
    where exists (select from analytics_events event where event.day = days.day)
      and not exists (select from derived.analytics_days where format = ${sql.lit(DAY_FORMAT)})`.execute(db)
}

const daysOfEvents = sql`
  select day::date as day from (select min(day) as first, max(day) as last from analytics_events) kept,
    generate_series(first, last, interval '1 day') as day`

async function listDays(db: Database) {
  const { rows } = await sql<{ day: string }>`
    ${daysOfEvents} union select day from derived.analytics_days order by day`.execute(db)
  return rows.map(({ day }) => day)
}

/** One day after the other: the events of all years are not counted in one statement, for which everybody would wait. */
async function isDayUpToDate(db: Database, day: string) {
  const { rows } = await sql<{ isRight: boolean }>`
    select coalesce((
      select events = kept.count and format = ${sql.lit(DAY_FORMAT)} from derived.analytics_days where day = ${day}
    ), kept.count = 0) as is_right
    from (select count(*) as count from analytics_events where day = ${day}) kept`.execute(db)
  return rows[0]?.isRight === true
}
