import type { FullConfig } from '@playwright/test'
import { openDatabase } from '~/platform/database/database.server'
import { setNightlyAudits } from '~/wings/seo-tools/site-audit/commands.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { setE2eSites } from './e2e-site'
import { type RunningSite, startSite } from './running-site'

/** A site with the demo content for each worker, in a folder that goes away with it. */
export default async function startE2eSites({ workers }: FullConfig) {
  const sites: RunningSite[] = []
  for (let worker = 0; worker < workers; worker++) {
    const site = await startSite({ ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' })
    await disableNightlyJobs(site)
    sites.push(site)
  }
  setE2eSites(sites.map(({ origin, dataDir }) => ({ origin, dataDir })))
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

/** What a site does by itself at night would otherwise be in the way of journeys that happen to run then. */
async function disableNightlyJobs({ dataDir }: RunningSite) {
  const { db, close } = openDatabase({ DATA_DIR: dataDir })
  await setNightlyAudits(db, commandLineActor, { isOn: true, timeZone: findNoonTimeZone() })
  await close()
}

function findNoonTimeZone(now = new Date()) {
  const hoursAhead = 12 - now.getUTCHours()
  // in these names, west is plus
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`
}
