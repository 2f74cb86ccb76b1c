import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { purchasesMail } from './emails'
import { LinkUsedUp } from './errors'
import { LINK_MINUTES, SESSION_HOURS } from './purchases'
import { findBuyer } from './queries.server'
import { hashOfToken, newToken } from './tokens.server'

const A_MINUTE_MS = 60_000
const AN_HOUR_MS = 60 * A_MINUTE_MS

interface Ask {
  email: string
  /** One ask is one mail, however often its job is run. */
  askId: string
}

/** Mails a link to a customer; somebody who bought nothing gets no mail. */
export function sendPurchasesLink(
  db: Database,
  { email, askId }: Ask,
  env: Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const buyer = await findBuyer(tx, email)
    if (!buyer) return
    const token = newToken()
    const made = await tx
      .insertInto('purchaseLinks')
      .values({
        id: askId,
        tokenHash: hashOfToken(token),
        customerId: buyer.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LINK_MINUTES * A_MINUTE_MS),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    const template = purchasesMail(await findBrand(tx), `${env.ORIGIN}/purchases/${token}`)
    await sendMail(tx, { secret: env.SECRET, cause: `purchases:${askId}`, to: email, template })
  })
}

/** Uses a link up and begins a session; answers its token. @throws LinkUsedUp */
export function openPurchases(db: Database, linkToken: string, now = new Date()): Promise<string> {
  return inTransaction(db, async (tx) => {
    const link = await tx
      .updateTable('purchaseLinks')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashOfToken(linkToken))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('customerId')
      .executeTakeFirst()
    if (!link) throw new LinkUsedUp()
    const token = newToken()
    await tx
      .insertInto('purchaseSessions')
      .values({
        tokenHash: hashOfToken(token),
        customerId: link.customerId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION_HOURS * AN_HOUR_MS),
      })
      .execute()
    return token
  })
}

export async function closePurchases(db: Database, token: string) {
  await db.deleteFrom('purchaseSessions').where('tokenHash', '=', hashOfToken(token)).execute()
}

/** Sessions and links that are over. */
export async function forgetPurchases(db: Database, now = new Date()) {
  await db.deleteFrom('purchaseSessions').where('expiresAt', '<', now).execute()
  // a used link says for a day that it was used, instead of looking like one that never was
  const yesterday = new Date(now.getTime() - 24 * AN_HOUR_MS)
  await db.deleteFrom('purchaseLinks').where('expiresAt', '<', yesterday).execute()
}
