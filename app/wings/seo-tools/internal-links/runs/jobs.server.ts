import { processRun } from '~/kits/runs/process-run.server'
import { createRunJobs } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { applyRunPages } from './apply-run.commands.server'
import { type ClaimedLinkRun, linkRuns, toClaimedLinkRun } from './link-runs.server'
import { planRun } from './plan-run.commands.server'
import { undoRunPages } from './undo-run.commands.server'

const phases: Record<string, (db: Database, run: ClaimedLinkRun) => Promise<void>> = {
  plan: planRun,
  apply: applyRunPages,
  undo: undoRunPages,
}

/** Works at a run up to the end of its phase, from where it stands. What cannot be done stops it, with the reason. */
export function processLinkRun(db: Database, runId: string) {
  return processRun(db, linkRuns, runId, async (claimed) => {
    const run = toClaimedLinkRun(claimed)
    await phases[run.phase]?.(db, run)
  })
}

export const linkRunJobs = createRunJobs(linkRuns, processLinkRun)
