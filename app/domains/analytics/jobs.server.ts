import { destroyOldSalts } from './collecting/salts.server'

export const analyticsJobs = [destroyOldSalts]
