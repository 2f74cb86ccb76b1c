import { z } from 'zod'
import { defineJob } from '~/platform/jobs/define-job.server'
import { deleteExpiredLinksAndSessions, sendPurchasesLink } from './commands.server'

export const mailPurchasesLinkJob = defineJob({
  name: 'mail-purchases-link',
  data: z.object({ email: z.string(), requestId: z.uuid() }),
  work: (db, ask, env) => sendPurchasesLink(db, ask, env),
})

export const cleanUpPurchasesAccessJob = defineJob({
  name: 'clean-up-purchases-access',
  cron: '41 * * * *',
  work: (db) => deleteExpiredLinksAndSessions(db),
})
