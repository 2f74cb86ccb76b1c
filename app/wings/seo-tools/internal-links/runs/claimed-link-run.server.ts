import { type ClaimedLongTask, defineLongTask, type LongTaskClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { LinkRunTask, RunSettings } from './run'

/** A run whose task is under way. A dry run always begins anew; the rest goes on behind the page it has come to. */
export const linkRunWork = defineLongTask('linkRuns', {
  activeStates: ['working'],
  startsOver: ({ task }) => task === 'plan',
  toFailed: (reason, { position }) => ({ state: 'paused', reason: `${reason} Paused after page ${position}.` }),
})

/** A run as those who work at it know it. */
export interface ClaimedLinkRun {
  id: string
  task: LinkRunTask
  position: number
  claim: LongTaskClaim<'linkRuns'>
  settings: RunSettings
  by: Actor
}

export function toClaimedLinkRun({ claim, row }: ClaimedLongTask<'linkRuns'>): ClaimedLinkRun {
  const { id, position, startedById, startedByEmail } = row
  const by = { id: startedById, email: startedByEmail }
  return { id, position, claim, by, task: row.task as LinkRunTask, settings: row.settings as unknown as RunSettings }
}
