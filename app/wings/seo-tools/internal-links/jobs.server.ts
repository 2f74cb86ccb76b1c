import { deleteOldLinkRunsJob } from './runs/delete-old-runs.commands.server'
import { linkRunJobs } from './runs/jobs.server'

export const linkJobs = [...linkRunJobs, deleteOldLinkRunsJob]
