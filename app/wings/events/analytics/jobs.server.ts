import { deleteExpiredSaltsJob } from './ingestion/daily-salts.commands.server'
import { maintainEventsJob, rebuildDaysJob } from './rebuild-days.server'

export const analyticsJobs = [deleteExpiredSaltsJob, rebuildDaysJob, maintainEventsJob]
