import { destroyOldSalts } from './collecting/salts.server'
import { countVisits, keepVisits } from './count-days.server'

export const analyticsJobs = [destroyOldSalts, countVisits, keepVisits]
