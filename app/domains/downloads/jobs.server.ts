import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob, type Job } from '~/platform/jobs/job.server'
import { fileUploads } from './intake/file-uploads.server'
import { productFileStore } from './store.server'
import { tellSomeBuyers } from './telling/tell-some-buyers.server'

/** Tells one batch of buyers of a version, and hands over the next in the same transaction. */
export const tellBuyers: Job<{ announcementId: string }> = defineJob({
  name: 'tell-buyers',
  data: z.object({ announcementId: z.uuid() }),
  retryLimit: 10,
  expireInSeconds: 60,
  work: (db, { announcementId }, env) =>
    tellSomeBuyers(db, env, announcementId, (tx) => enqueue(tx, tellBuyers, { announcementId })),
})

// what /privacy promises
const KEPT_MONTHS = 36

/** Each night: who downloaded what, longer ago than buyers were told. */
export const forgetOldDownloads = defineJob({
  name: 'forget-old-downloads',
  cron: '23 3 * * *',
  work: (db) => forgetDownloads(db),
})

export async function forgetDownloads(db: Database, now = new Date()) {
  const since = sql<Date>`${now}::timestamptz - make_interval(months => ${KEPT_MONTHS})`
  await db.deleteFrom('productDownloads').where('startedAt', '<', since).execute()
}

// an admin on holiday may come back to a large upload
const UNFINISHED_DAYS = 7

/** Once a day: uploads that nobody finished, bytes that no file knows, announcements whose job was lost. */
export const sweepDownloads = defineJob({
  name: 'sweep-downloads',
  cron: '11 4 * * *',
  work: (db, _data, { DATA_DIR }) => sweep(db, DATA_DIR),
})

export async function sweep(db: Database, dataDir: string, now = new Date()) {
  await fileUploads(dataDir).sweep(new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS))
  await removeOrphans(db, dataDir, new Date(now.getTime() - DAY_MS))
  const waiting = await db
    .selectFrom('versionAnnouncements')
    .select('id')
    .where('finishedAt', 'is', null)
    .where('announcedAt', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  for (const { id } of waiting) await enqueue(db, tellBuyers, { announcementId: id }, { id })
}

/** Bytes go into the store before their row is written: a process that died in between, for good, leaves them. */
async function removeOrphans(db: Database, dataDir: string, before: Date) {
  const store = productFileStore(dataDir)
  const unfinished = new Set((await fileUploads(dataDir).listUnfinished()).map(({ id }) => id))
  for await (const { name, changedAt } of store.list()) {
    if (changedAt >= before || unfinished.has(name)) continue
    const row = await db.selectFrom('productFiles').select('id').where('storedAs', '=', name).executeTakeFirst()
    if (!row) await store.remove([name])
  }
}
