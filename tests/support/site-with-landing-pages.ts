import { rm } from 'node:fs/promises'
import { findFreePort, startSite } from './running-site'
import { createEveryBlock, seedLandingPages } from './seed-landing-pages'
import { createSiteFolder } from './site-folder'

/** A site of its own with the demo and a page of every kind of block, /all-of-it. */
export async function startSiteWithLandingPages() {
  const dataDir = await createSiteFolder()
  await seedLandingPages(dataDir, [{ slug: 'all-of-it', blocks: await createEveryBlock(dataDir) }])
  const PORT = String(await findFreePort())
  const site = await startSite({ DATA_DIR: dataDir, PORT, ORIGIN: `http://localhost:${PORT}`, LOG_LEVEL: 'warn' })
  const stop = async () => {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${PORT}`, stop }
}
