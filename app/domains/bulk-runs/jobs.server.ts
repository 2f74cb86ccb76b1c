import { runSources } from './sources.server'
import { askingOf, upkeepOf, workOf } from './work.server'

export const workOnBulkRun = workOf(runSources)
export const askForBulkRun = askingOf(runSources)
export const continueBulkRuns = upkeepOf(runSources)
