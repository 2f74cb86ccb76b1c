import { startSite } from './running-site'

/** One site with the demo content for all journeys, in a folder that goes away with it. */
export default async function start() {
  const site = await startSite({ PORT: process.env.E2E_PORT ?? '', ORIGIN: 'http://harbor.test', LOG_LEVEL: 'warn' })
  // the journeys' processes inherit it
  process.env.E2E_DATA_DIR = site.dataDir
  return async () => {
    await site.stop()
  }
}
