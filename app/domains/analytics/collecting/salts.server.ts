import { randomBytes } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { dayOf } from '~/platform/dates'
import { defineJob } from '~/platform/jobs/job.server'

const SALT_BYTES = 16

const known = new WeakMap<Database, { day: string; salt: Promise<Buffer> }>()

/** The day's salt, the same for all processes. Whoever has it could try which address a visitor had, so it dies with its day. */
export function saltOf(db: Database, day: string): Promise<Buffer> {
  const before = known.get(db)
  if (before?.day === day) return before.salt
  const salt = makeOrFind(db, day)
  known.set(db, { day, salt })
  salt.catch(() => known.delete(db))
  return salt
}

async function makeOrFind(db: Database, day: string) {
  await destroySaltsBefore(db, day)
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

/** Soon after its day: whoever is a little behind makes another one, and counts as somebody else. */
export const destroyOldSalts = defineJob({
  name: 'destroy-old-salts',
  cron: '7 * * * *',
  work: (db) => destroySaltsBefore(db, dayOf(new Date())),
})

export async function destroySaltsBefore(db: Database, day: string) {
  await db.deleteFrom('derived.analyticsSalts').where('day', '<', day).execute()
}
