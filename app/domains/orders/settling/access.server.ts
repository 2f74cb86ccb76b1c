import { findDownloadToken, grantDownloads, revokeDownloads } from '~/domains/downloads/links.server'
import { issueLicence, reinstateLicence, revokeLicence } from '~/domains/licences/commands.server'
import { findLicence } from '~/domains/licences/queries.server'
import { findDeliveryTerms } from '~/domains/products/delivery.queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { receiptMail } from '../emails'
import type { Order } from '../queries.server'

type Signed = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/** The order has a key that works and a link that works; those that it had before are kept. */
export async function giveAccess(tx: Database, env: Signed, order: Order, now: Date) {
  await issueLicence(tx, { orderId: order.id, activations: order.activations })
  if (order.accessRevokedAt) {
    await reinstateLicence(tx, order.id)
    await tx.updateTable('orders').set({ accessRevokedAt: null }).where('id', '=', order.id).execute()
  }
  const terms = await findDeliveryTerms(tx, order.productId)
  await grantDownloads(tx, { secret: env.SECRET, order, ...terms }, now)
}

export async function takeAccess(tx: Database, orderId: string, now: Date) {
  await revokeLicence(tx, orderId, now)
  await revokeDownloads(tx, orderId, now)
  await tx.updateTable('orders').set({ accessRevokedAt: now }).where('id', '=', orderId).execute()
}

/** Mails key, link and invoice to the buyer; `cause` keeps it to one mail. A link that is used up is replaced. */
export async function sendReceipt(tx: Database, env: Signed, order: Order, cause: string, now: Date) {
  const brand = await findBrand(tx)
  const delivery = await deliveryOf(tx, env, order, now)
  const template = receiptMail(brand, order, { ...delivery, purchasesUrl: `${env.ORIGIN}/purchases` })
  await sendMail(tx, { secret: env.SECRET, cause, to: order.email, replyTo: brand.contactEmail, template })
}

async function deliveryOf(tx: Database, env: Signed, order: Order, now: Date) {
  const licence = await findLicence(tx, order.id)
  const { token, expiresAt } =
    (await findDownloadToken(tx, env.SECRET, order.id, now)) ?? (await freshLink(tx, env, order, now))
  return { key: licence?.key ?? '', downloadUrl: `${env.ORIGIN}/download/${token}`, expiresAt }
}

async function freshLink(tx: Database, env: Signed, order: Order, now: Date) {
  await giveAccess(tx, env, order, now)
  const link = await findDownloadToken(tx, env.SECRET, order.id, now)
  if (!link) throw new Error(`Order ${order.number} was given a link and has none.`)
  return link
}
