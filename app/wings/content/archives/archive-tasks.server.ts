import { defineLongTask, type LongTaskClaim } from '~/platform/jobs/long-task.commands.server'

const underWay = ['waiting', 'running']
const failed = (reason: string) => ({ state: 'failed', error: reason, endedAt: new Date() })

/** An export; one that was cut short is made anew. */
export const exportLongTask = defineLongTask('siteExports', {
  activeStates: underWay,
  toFailed: failed,
  startsOver: () => true,
})

/** An archive that is looked at, or brought in; one that was cut short goes on behind the records that were noted. */
export const archiveImportWork = defineLongTask('archiveImports', { activeStates: underWay, toFailed: failed })

export type ArchiveTaskClaim = LongTaskClaim<'siteExports' | 'archiveImports'>
