import { deleteOldLinkRunsJob } from './runs/delete-old-runs.commands.server'
import { processLinkRunJob, resumeLinkRunsJob } from './runs/jobs.server'

export const linkJobs = [processLinkRunJob, resumeLinkRunsJob, deleteOldLinkRunsJob]
