import { sweepLinkRuns } from './runs/forget-old-runs.server'
import { continueLinkRuns, workOnLinkRun } from './runs/work.server'

export const linkJobs = [workOnLinkRun, continueLinkRuns, sweepLinkRuns]
