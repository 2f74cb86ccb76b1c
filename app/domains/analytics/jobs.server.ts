import { deleteExpiredSaltsJob } from './collecting/salts.server'
import { maintainEventsJob, rebuildDaysJob } from './count-days.server'

export const analyticsJobs = [deleteExpiredSaltsJob, rebuildDaysJob, maintainEventsJob]
