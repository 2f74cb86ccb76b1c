import { rm } from 'node:fs/promises'
import { findFreePort, type RunningSite, startSite } from './running-site'
import { type SeededOrder, seedPaidOrders } from './seed-orders'
import { createSiteFolder } from './site-folder'

export interface SiteWithOrders extends RunningSite {
  orders: SeededOrder[]
}

const SECRET = 'a secret of the tests, which is long enough'

/** A site of its own with one product, QueuePro, that some have bought. */
export async function startSiteWithOrders(count: number): Promise<SiteWithOrders> {
  const dataDir = await createSiteFolder({ DEMO: '0' })
  const port = String(await findFreePort())
  const env = {
    DATA_DIR: dataDir,
    DEMO: '0',
    SECRET,
    PORT: port,
    ORIGIN: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  }
  const orders = await seedPaidOrders(dataDir, { slug: 'queuepro', count, secret: SECRET })
  const site = await startSite(env)
  const stop = async () => {
    const code = await site.stop()
    await rm(dataDir, { recursive: true, force: true })
    return code
  }
  return { ...site, stop, orders }
}
