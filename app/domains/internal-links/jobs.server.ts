import { deleteOldLinkRunsJob } from './runs/forget-old-runs.server'
import { processLinkRunJob, resumeLinkRunsJob } from './runs/work.server'

export const linkJobs = [processLinkRunJob, resumeLinkRunsJob, deleteOldLinkRunsJob]
