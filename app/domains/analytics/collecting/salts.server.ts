import { randomBytes } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/job.server'

const SALT_BYTES = 16
const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment, in UTC: `2026-03-01`. */
export function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 10)
}

const known = new WeakMap<Database, { day: string; salt: Promise<Buffer> }>()

/** The day's salt, the same for all processes. Whoever has it could try which address a visitor had, so it dies after a day. */
export function saltOf(db: Database, day: string): Promise<Buffer> {
  const before = known.get(db)
  if (before?.day === day) return before.salt
  const salt = makeOrFind(db, day)
  known.set(db, { day, salt })
  salt.catch(() => known.delete(db))
  return salt
}

async function makeOrFind(db: Database, day: string) {
  await db
    .insertInto('derived.analyticsSalts')
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('derived.analyticsSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Buffer.from(salt)
}

/** Keeps today's salt, and yesterday's for those who are a little behind. */
export const destroyOldSalts = defineJob({
  name: 'destroy-old-salts',
  cron: '7 * * * *',
  work: (db) => destroySaltsBefore(db, new Date()),
})

export async function destroySaltsBefore(db: Database, now: Date) {
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS))
  await db.deleteFrom('derived.analyticsSalts').where('day', '<', yesterday).execute()
}
