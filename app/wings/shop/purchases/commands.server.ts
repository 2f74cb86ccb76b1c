import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { purchasesLinkMail } from './emails'
import { PurchasesLinkExpired } from './errors'
import { PURCHASES_LINK_MINUTES, PURCHASES_SESSION_HOURS } from './purchases'
import { findBuyerByEmail } from './queries.server'
import { createToken, hashToken } from './tokens.server'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface LinkRequest {
  email: string
  /** One ask is one mail, however often its job is run. */
  requestId: string
}

/** Mails a link to a customer; somebody who bought nothing gets no mail. */
export function sendPurchasesLink(
  db: Database,
  { email, requestId }: LinkRequest,
  env: Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const buyer = await findBuyerByEmail(tx, email)
    if (!buyer) return
    const token = createToken()
    const made = await tx
      .insertInto('purchaseLinks')
      .values({
        id: requestId,
        tokenHash: hashToken(token),
        customerId: buyer.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PURCHASES_LINK_MINUTES * MINUTE_MS),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    const template = purchasesLinkMail(await findBrand(tx), `${env.ORIGIN}/purchases/${token}`)
    await sendMail(tx, { secret: env.SECRET, cause: `purchases:${requestId}`, to: email, template })
  })
}

/** Uses a link up and begins a session; answers its token. @throws LinkAlreadyUsed */
export function beginSessionFromPurchasesLink(db: Database, linkToken: string, now = new Date()): Promise<string> {
  return inTransaction(db, async (tx) => {
    const link = await tx
      .updateTable('purchaseLinks')
      .set({ usedAt: now })
      .where('tokenHash', '=', hashToken(linkToken))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('customerId')
      .executeTakeFirst()
    if (!link) throw new PurchasesLinkExpired()
    const token = createToken()
    await tx
      .insertInto('purchaseSessions')
      .values({
        tokenHash: hashToken(token),
        customerId: link.customerId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + PURCHASES_SESSION_HOURS * HOUR_MS),
      })
      .execute()
    return token
  })
}

export async function endPurchasesSession(db: Database, token: string) {
  await db.deleteFrom('purchaseSessions').where('tokenHash', '=', hashToken(token)).execute()
}

/** Sessions and links that are over. */
export async function deleteExpiredLinksAndSessions(db: Database, now = new Date()) {
  await db.deleteFrom('purchaseSessions').where('expiresAt', '<', now).execute()
  // a used link says for a day that it was used, instead of looking like one that never was
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS)
  await db.deleteFrom('purchaseLinks').where('expiresAt', '<', yesterday).execute()
}
