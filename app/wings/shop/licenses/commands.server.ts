import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { activateLicenseKey } from './activation.commands.server'
import { generateLicenseKey } from './license-key.server'
import { findLicenseOfOrder } from './queries.server'

interface NewLicense {
  orderId: string
  /** On how many domains or machines the key works; null for no limit. */
  activations: number | null
}

/** Gives an order its licence key, as part of `tx`; an order that has one keeps it. Answers the key. */
export async function issueLicense(tx: Database, { orderId, activations }: NewLicense): Promise<string> {
  const { name } = await findBrand(tx)
  const issued = await tx
    .insertInto('licenseKeys')
    .values({ orderId, key: generateLicenseKey(name), activationLimit: activations })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (issued) return issued.key
  const { key } = await tx
    .selectFrom('licenseKeys')
    .select('key')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return key
}

/** The key of the order works no longer; a second call keeps the first moment. */
export async function revokeLicense(tx: Database, orderId: string, now = new Date()) {
  await tx
    .updateTable('licenseKeys')
    .set({ revokedAt: now })
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** The key of the order works again, where it did before. */
export async function reinstateLicense(tx: Database, orderId: string) {
  await tx.updateTable('licenseKeys').set({ revokedAt: null }).where('orderId', '=', orderId).execute()
}

/** Frees a place of the order's key; its software has to activate again. Without an actor the buyer does it. */
export function removeActivation(db: Database, by: Actor | undefined, orderId: string, activationId: string) {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('licenseActivations')
      .using('licenseKeys')
      .whereRef('licenseKeys.id', '=', 'licenseActivations.licenseId')
      .where('licenseKeys.orderId', '=', orderId)
      .where('licenseActivations.id', '=', activationId)
      .returning('licenseActivations.name')
      .executeTakeFirst()
    if (!removed) throw new DomainError('This activation was already removed.', 404)
    if (by) {
      const done = { action: 'activation.removed', subject: `order:${orderId}`, title: removed.name }
      await recordAction(tx, by, done)
    }
    return removed.name
  })
}

/** Undoes `removeActivation`, unless somebody has taken the place since. @throws ActivationLimitReached */
export function restoreActivation(db: Database, by: Actor, orderId: string, name: string) {
  return inTransaction(db, async (tx) => {
    const licence = await findLicenseOfOrder(tx, orderId)
    if (!licence) throw new DomainError('This order has no license key.', 404)
    await activateLicenseKey(tx, licence.key, name)
    await recordAction(tx, by, { action: 'activation.returned', subject: `order:${orderId}`, title: name })
  })
}
