import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import {
  findActiveDownloadToken,
  grantDownloads,
  revokeDownloads,
} from '~/wings/shop/downloads/download-links.commands.server'
import { listFilesForBuyer } from '~/wings/shop/downloads/queries.server'
import { issueLicense, reinstateLicense, revokeLicense } from '~/wings/shop/licenses/commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { findDownloadTerms } from '~/wings/shop/products/download-terms.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { receiptMail } from '../emails'
import type { Order } from '../queries.server'

type SigningEnvironment = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/** The order has a key that works and a link that works; those that it had before are kept. */
export async function grantAccess(tx: Database, env: SigningEnvironment, order: Order, now: Date) {
  await issueLicense(tx, { orderId: order.id, activations: order.activations })
  if (order.accessRevokedAt) {
    await reinstateLicense(tx, order.id)
    await tx.updateTable('orders').set({ accessRevokedAt: null }).where('id', '=', order.id).execute()
  }
  const terms = await findDownloadTerms(tx, order.productId)
  await grantDownloads(tx, { secret: env.SECRET, order, ...terms }, now)
}

export async function withdrawAccess(tx: Database, orderId: string, now: Date) {
  await revokeLicense(tx, orderId, now)
  await revokeDownloads(tx, orderId, now)
  await tx.updateTable('orders').set({ accessRevokedAt: now }).where('id', '=', orderId).execute()
}

/** Mails key, link and invoice to the buyer; `cause` keeps it to one mail. A link that is used up is replaced. */
export async function sendReceipt(tx: Database, env: SigningEnvironment, order: Order, cause: string, now: Date) {
  const brand = await findBrand(tx)
  const delivery = await findOrCreateDelivery(tx, env, order, now)
  const template = receiptMail(brand, order, { ...delivery, purchasesUrl: `${env.ORIGIN}/purchases` })
  await sendMail(tx, { secret: env.SECRET, cause, to: order.email, replyTo: brand.contactEmail, template })
}

async function findOrCreateDelivery(tx: Database, env: SigningEnvironment, order: Order, now: Date) {
  const license = await findLicenseOfOrder(tx, order.id)
  const { token, expiresAt } =
    (await findActiveDownloadToken(tx, env.SECRET, order.id, now)) ?? (await issueDownloadLink(tx, env, order, now))
  const files = await listFilesForBuyer(tx, order.productId, order.paidAt ?? now)
  const download = files.length > 0 ? { url: `${env.ORIGIN}/download/${token}`, expiresAt } : undefined
  return { key: license?.key ?? '', download }
}

async function issueDownloadLink(tx: Database, env: SigningEnvironment, order: Order, now: Date) {
  await grantAccess(tx, env, order, now)
  const link = await findActiveDownloadToken(tx, env.SECRET, order.id, now)
  if (!link) throw new Error(`Order ${order.number} was given a link and has none.`)
  return link
}
