import { rm } from 'node:fs/promises'
import { everyBlockOf, putLandingPages } from './landing-pages-beforehand'
import { freePort, startSite } from './running-site'
import { siteFolder } from './site-folder'

/** A site of its own with the demo and a page of every kind of block, /all-of-it. */
export async function startSiteWithLandingPages() {
  const dataDir = await siteFolder()
  await putLandingPages(dataDir, [{ slug: 'all-of-it', blocks: await everyBlockOf(dataDir) }])
  const PORT = String(await freePort())
  const site = await startSite({ DATA_DIR: dataDir, PORT, ORIGIN: `http://localhost:${PORT}`, LOG_LEVEL: 'warn' })
  const stop = async () => {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${PORT}`, stop }
}
