import { z } from 'zod'
import { defineQueue } from '~/platform/jobs/define-job.server'

const MAX_JOB_SECONDS = 12 * 60 * 60

export const archiveImportQueue = defineQueue({
  name: 'import-archive',
  isLong: true,
  retryLimit: 0, // a task that nobody works at is found by the clock
  expireInSeconds: MAX_JOB_SECONDS,
  pollSeconds: 3,
  data: z.object({ importId: z.uuid() }),
})
