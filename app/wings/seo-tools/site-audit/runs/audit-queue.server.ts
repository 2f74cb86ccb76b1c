import { z } from 'zod'
import { defineQueue } from '~/platform/jobs/define-job.server'

const MAX_SECONDS = 6 * 60 * 60

export const auditQueue = defineQueue({
  name: 'audit-site',
  isLong: true,
  retryLimit: 0, // an audit that nobody works at is found by the clock
  expireInSeconds: MAX_SECONDS,
  pollSeconds: 3,
  data: z.object({ auditId: z.uuid() }),
})
