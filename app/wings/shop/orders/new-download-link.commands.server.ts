import { href } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import { grantDownloads, hashDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { DownloadAccessRevoked } from '~/wings/shop/downloads/errors'
import { findDownloadTerms } from '~/wings/shop/products/download-terms.queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { newDownloadLinkMail } from './new-download-link-email'
import { lockOrder } from './queries.server'

type SigningEnvironment = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

const NEW_LINK_LIMIT = {
  attempts: 3,
  seconds: 24 * 60 * 60,
  message: 'We already sent three links today. Check your inbox and spam folder, or contact us.',
}

/** Mails a fresh link to the address that the order was made with, and nowhere else. */
export async function sendNewDownloadLink(db: Database, env: SigningEnvironment, orderId: string, now = new Date()) {
  await enforceRateLimit(db, `download-fresh:${orderId}`, NEW_LINK_LIMIT, now)
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'paid' || order.accessRevokedAt) throw new DownloadAccessRevoked()
    const link = await createDownloadLink(tx, env, order, now)
    const brand = await findBrand(tx)
    const bought = { productName: order.productName, orderNumber: order.number }
    const cause = `download-fresh:${orderId}:${hashDownloadToken(link.token)}`
    await sendMail(tx, {
      secret: env.SECRET,
      cause,
      to: order.email,
      replyTo: brand.contactEmail,
      template: newDownloadLinkMail(brand, bought, link),
    })
  })
}

/** A new link by the terms of the product as they are now, with what a mail says of it. */
export async function createDownloadLink(
  tx: Database,
  env: SigningEnvironment,
  order: { id: string; productId: string },
  now: Date,
) {
  const terms = await findDownloadTerms(tx, order.productId)
  const { token } = await grantDownloads(tx, { secret: env.SECRET, order, ...terms }, now)
  const expiresAt = new Date(now.getTime() + terms.days * DAY_MS)
  return { token, url: env.ORIGIN + href('/download/:token', { token }), expiresAt, limit: terms.limit }
}
