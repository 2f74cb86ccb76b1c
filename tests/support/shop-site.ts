import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { activateLicenseKey } from '~/wings/shop/licenses/activation.commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { openOrder, settleOrder } from '~/wings/shop/orders/commands.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { testEnvironment } from './route-call'
import { type RunningSite, startSite } from './running-site'
import { createSiteFolder } from './site-folder'

export interface Sale {
  orderId: string
  number: number
  email: string
  key: string
  /** The one place where the key is in use. */
  activationId: string
}

export interface ShopSite {
  site: RunningSite
  sales: Sale[]
  stop: () => Promise<void>
}

/** A site of its own that has sold a product to each of these addresses, by test payments; its mails are in its log. */
export async function startShopSite(emails: string[], origin?: string): Promise<ShopSite> {
  const DATA_DIR = await createSiteFolder({ DEMO: '0' })
  const { SECRET } = testEnvironment()
  const env = { DATA_DIR, DEMO: '0', SECRET, ...(origin && { ORIGIN: origin }) }
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  const sold: Sale[] = []
  for (const email of emails) sold.push(await sell(db, email))
  await close()
  const site = await startSite(env)
  return {
    site,
    sales: sold,
    stop: async () => {
      await site.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

async function sell(db: Database, email: string): Promise<Sale> {
  const { id: productId, slug } = await aProduct(db)
  await aProductFileRow(db, { productId })
  const visit = { ipAddress: '', userAgent: '', country: '', isAdmin: false }
  const order = await openOrder(db, { slug, tierId: 'standard', email, name: '', payment: 'test', visit })
  const { id: orderId, number, price, currency } = order
  const env = testEnvironment()
  await settleOrder(db, orderId, { currency, subtotal: price, discount: 0, tax: 0, total: price }, env)
  const key = (await findLicenseOfOrder(db, orderId))?.key ?? ''
  await activateLicenseKey(db, key, `machine-of-${email}`)
  const activationId = (await findLicenseOfOrder(db, orderId))?.activations[0]?.id ?? ''
  return { orderId, number, email, key, activationId }
}

/** The paths of the links to purchases that were mailed to somebody so far, as the log prints them. */
export function listPurchasesLinks(site: RunningSite, email: string) {
  const mails = site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"to":"${email}"`))
  return mails.flatMap((mail) => /\/purchases\/[\w-]{43}/.exec(mail)?.[0] ?? [])
}

/** The next link after so many, once it is there. */
export async function waitForPurchasesLink(site: RunningSite, email: string, known: number) {
  for (let tries = 0; listPurchasesLinks(site, email).length <= known && tries < 600; tries++) await pause(50)
  return listPurchasesLinks(site, email)[known] ?? ''
}
