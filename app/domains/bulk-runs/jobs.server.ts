import { runSources } from './sources.server'
import { upkeepOf, workOf } from './work.server'

export const workOnBulkRun = workOf(runSources)
export const continueBulkRuns = upkeepOf(runSources)
