import type { Actor } from '~/domains/audit/actor'
import { type Claim, longWork, type Taken } from '~/platform/jobs/long-work.server'
import type { RunSettings, Task } from './run'

/** A run whose task is under way. A dry run always begins anew; the rest goes on behind the page it has come to. */
export const linkWork = longWork('linkRuns', {
  underWay: ['working'],
  startsOver: ({ task }) => task === 'plan',
  failed: (reason, { position }) => ({ state: 'paused', reason: `${reason} It waits behind page ${position}.` }),
})

/** A run as those who work at it know it. */
export interface WorkingRun {
  id: string
  task: Task
  position: number
  claim: Claim<'linkRuns'>
  settings: RunSettings
  by: Actor
}

export function workingRunOf({ claim, row }: Taken<'linkRuns'>): WorkingRun {
  const { id, position, startedBy, startedByEmail } = row
  const by = { id: startedBy, email: startedByEmail }
  return { id, position, claim, by, task: row.task as Task, settings: row.settings as unknown as RunSettings }
}
