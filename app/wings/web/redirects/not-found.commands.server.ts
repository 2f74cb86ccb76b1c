import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'

const RETENTION_DAYS = 90

/** Hides addresses from the list, also when they are asked for again. Answers which ones. */
export async function ignoreNotFoundUrls(db: Database, ids: string[], now = new Date()) {
  const hidden = db.updateTable('notFoundUrls').set({ ignoredAt: now }).where('id', 'in', ids)
  return (await hidden.where('ignoredAt', 'is', null).returning('id').execute()).map(({ id }) => id)
}

export async function unignoreNotFoundUrls(db: Database, ids: string[]) {
  await db.updateTable('notFoundUrls').set({ ignoredAt: null }).where('id', 'in', ids).execute()
}

/** An address that nobody asked for in three months is not missed. */
export async function deleteStaleNotFoundUrls(db: Database, now = new Date()) {
  const since = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db.deleteFrom('notFoundUrls').where('lastAt', '<', since).execute()
}
