import { longWork } from '~/platform/jobs/long-work.server'

/** A run whose task is under way. A check always begins anew; everything else goes on behind the row it has come to. */
export const bulkWork = longWork('bulkRuns', {
  underWay: ['working'],
  startsOver: ({ task }) => task === 'plan',
  failed: (reason, { position }) => ({ state: 'paused', reason: `${reason} It waits behind row ${position}.` }),
})
