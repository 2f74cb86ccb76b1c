import { z } from 'zod'
import { defineJob, type Job } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { DAY_MS } from '~/platform/time/dates'
import { listUnfinishedAnnouncements, notifyNextBuyers } from './notify-buyers.commands.server'

/** Tells one batch of buyers of a version, and hands over the next in the same transaction. */
export const notifyBuyersOfVersionJob: Job<{ announcementId: string }> = defineJob({
  name: 'notify-buyers-of-version',
  data: z.object({ announcementId: z.uuid() }),
  retryLimit: 10,
  expireInSeconds: 60,
  work: (db, { announcementId }, env) =>
    notifyNextBuyers(db, env, announcementId, (tx) => enqueue(tx, notifyBuyersOfVersionJob, { announcementId })),
})

/** Once a day: announcements whose job was lost. */
export const resumeAnnouncementsJob = defineJob({
  name: 'resume-announcements',
  cron: '11 4 * * *',
  async work(db) {
    const waiting = await listUnfinishedAnnouncements(db, new Date(Date.now() - DAY_MS))
    for (const { id } of waiting) await enqueue(db, notifyBuyersOfVersionJob, { announcementId: id }, { id })
  },
})
