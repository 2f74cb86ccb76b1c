import type { ClaimedRun, RunClaim } from '~/kits/runs/claim-run.commands.server'
import { defineRuns } from '~/kits/runs/define-runs.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { countPlannedPages } from './queries.server'
import { linkRunDescription, type RunSettings } from './run'

/** Runs of link rules. A dry run always begins anew; the rest goes on behind the page it has come to. */
export const linkRuns = defineRuns('linkRuns', {
  description: linkRunDescription,
  jobName: 'process-link-run',
  startsOverIn: ['plan'],
  toEnd: (error) => (error instanceof DomainError ? { state: 'stopped', error: error.message } : undefined),
  prepare: async (tx, _by, _phase, { id }) => ({ totalCount: await countPlannedPages(tx, id) }),
  audit: (tx, by, action, { id, settings }) =>
    recordAction(tx, by, {
      action: `link run.${action}`,
      subject: `link-run:${id}`,
      title: 'Bulk auto-link',
      ...(action === 'planned' && { after: settings }),
    }),
})

/** A run as those who work at it know it. */
export interface ClaimedLinkRun {
  id: string
  phase: string
  doneCount: number
  claim: RunClaim<'linkRuns'>
  settings: RunSettings
  by: Actor
}

export function toClaimedLinkRun({ claim, row }: ClaimedRun<'linkRuns'>): ClaimedLinkRun {
  const { id, phase, doneCount, startedById, startedByEmail, settings } = row
  const by = { id: startedById, email: startedByEmail }
  return { id, phase, doneCount, claim, by, settings: settings as unknown as RunSettings }
}
