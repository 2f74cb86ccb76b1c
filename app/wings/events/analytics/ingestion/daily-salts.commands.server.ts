import { randomBytes } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { getSiteDay } from './get-site-day.server'

const SALT_BYTES = 16
const HOUR_MS = 3_600_000
// 48 hours are the most, and what destroys them looks every hour: one look may fail
const MAX_LIFE_MS = 46 * HOUR_MS

interface Salt {
  salt: Buffer
  createdAt: Date
}

const inMemory = new WeakMap<Database, { day: string; salt: Promise<Salt> }>()

/**
 * The day's salt, the same for all processes. Whoever has it could try which address a visitor had, so it dies with its day,
 * and of old age where a change of the studio's time zone makes a day longer than its salt may live.
 */
export async function getDailySalt(db: Database, day: string, now = new Date()): Promise<Buffer> {
  const before = inMemory.get(db)
  if (before?.day === day) {
    const { salt, createdAt } = await before.salt
    if (createdAt > oldest(now)) return salt
  }
  const making = findOrCreateSalt(db, day, now)
  inMemory.set(db, { day, salt: making })
  making.catch(() => inMemory.delete(db))
  return (await making).salt
}

/** Lets go the one that this process knows, when it is too old: where nothing is told, nobody asks for another. */
export async function evictOutlivedSalt(db: Database, now = new Date()) {
  const known = inMemory.get(db)
  const salt = await known?.salt.catch(() => undefined)
  if (salt && salt.createdAt <= oldest(now) && inMemory.get(db) === known) inMemory.delete(db)
}

async function findOrCreateSalt(db: Database, day: string, now: Date): Promise<Salt> {
  await deleteSaltsBefore(db, day, now)
  await db
    .insertInto('derived.analyticsSalts')
    .values({ day, salt: randomBytes(SALT_BYTES), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { salt, createdAt } = await db
    .selectFrom('derived.analyticsSalts')
    .select(['salt', 'createdAt'])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return { salt: Buffer.from(salt), createdAt }
}

/** Soon after its day: whoever is a little behind makes another one, and counts as somebody else. */
export const deleteExpiredSaltsJob = defineJob({
  name: 'delete-expired-salts',
  cron: '7 * * * *',
  async work(db) {
    const now = new Date()
    await deleteSaltsBefore(db, await getSiteDay(db, now), now)
  },
})

/** Those of earlier days, and those that are too old whatever their day. */
export async function deleteSaltsBefore(db: Database, day: string, now = new Date()) {
  const known = inMemory.get(db)
  if (known && known.day < day) inMemory.delete(db)
  await db
    .deleteFrom('derived.analyticsSalts')
    .where((is) => is.or([is('day', '<', day), is('createdAt', '<=', oldest(now))]))
    .execute()
}

const oldest = (now: Date) => new Date(now.getTime() - MAX_LIFE_MS)
