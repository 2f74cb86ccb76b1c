import type { FullConfig } from '@playwright/test'
import { keepJourneySites } from './journey-site'
import { type RunningSite, startSite } from './running-site'

/** A site with the demo content for each worker, in a folder that goes away with it. */
export default async function start({ workers }: FullConfig) {
  const sites: RunningSite[] = []
  for (let worker = 0; worker < workers; worker++) {
    sites.push(await startSite({ ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' }))
  }
  keepJourneySites(sites.map(({ origin, dataDir }) => ({ origin, dataDir })))
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
}
