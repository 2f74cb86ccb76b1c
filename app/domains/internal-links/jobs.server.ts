import { continueLinkRuns, workOnLinkRun } from './runs/work.server'

export const linkJobs = [workOnLinkRun, continueLinkRuns]
