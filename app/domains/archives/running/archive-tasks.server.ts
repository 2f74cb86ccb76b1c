import { type Claim, longWork } from '~/platform/jobs/long-work.server'

const underWay = ['waiting', 'running']
const failed = (reason: string) => ({ state: 'failed', fault: reason, endedAt: new Date() })

/** An export; one that was cut short is made anew. */
export const exportWork = longWork('siteExports', { underWay, failed, startsOver: () => true })

/** An archive that is looked at, or brought in; one that was cut short goes on behind the records that were noted. */
export const archiveWork = longWork('archiveImports', { underWay, failed })

export type TaskClaim = Claim<'siteExports' | 'archiveImports'>
