import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { ActivationLimitReached, LicenseRevoked, UnknownLicenseKey } from './errors'
import { parseLicenseKey } from './license-key.server'

/** What software is told of its key. */
interface LicenseKeyReport {
  valid: boolean
  status: 'active' | 'revoked'
  product: string
  tier: string
  activations: number
  /** Null for no limit. */
  activation_limit: number | null
  /** Whether the key is in use under the name that was given; null when none was. */
  activated: boolean | null
}

/** Whether the key is good, and in use under that name. @throws UnknownLicenseKey */
export async function validateLicenseKey(db: Database, typed: string, name?: string): Promise<LicenseKeyReport> {
  const licence = await findLicenseByKey(db, typed)
  return toReport(db, licence, name)
}

/**
 * Puts the key to use under a name; one that is in use there already takes no second place.
 * @throws UnknownLicenseKey, LicenseRevoked, ActivationLimitReached
 */
export function activateLicenseKey(db: Database, typed: string, name: string): Promise<LicenseKeyReport> {
  return inTransaction(db, async (tx) => {
    // the row is locked, so that of two who want the last place one waits and then finds none
    const licence = await findLicenseByKey(tx, typed, { isLocked: true })
    if (licence.revokedAt) throw new LicenseRevoked()
    const names = await listActivationNames(tx, licence.id)
    if (names.includes(name)) return toReport(tx, licence, name)
    const { activationLimit } = licence
    if (activationLimit !== null && names.length >= activationLimit) throw new ActivationLimitReached(activationLimit)
    await tx.insertInto('licenseActivations').values({ licenseId: licence.id, name }).execute()
    return toReport(tx, licence, name)
  })
}

/** Frees the place of that name; one that is free stays so. Works with a revoked key too. @throws UnknownLicenseKey */
export function deactivateLicenseKey(db: Database, typed: string, name: string): Promise<LicenseKeyReport> {
  return inTransaction(db, async (tx) => {
    const licence = await findLicenseByKey(tx, typed, { isLocked: true })
    await tx.deleteFrom('licenseActivations').where('licenseId', '=', licence.id).where('name', '=', name).execute()
    return toReport(tx, licence, name)
  })
}

type LicenseRow = Awaited<ReturnType<typeof findLicenseByKey>>

async function findLicenseByKey(db: Database, typed: string, { isLocked = false } = {}) {
  const licence = await db
    .selectFrom('licenseKeys')
    .innerJoin('orders', 'orders.id', 'licenseKeys.orderId')
    .select(['licenseKeys.id', 'activationLimit', 'licenseKeys.revokedAt', 'productName', 'tierName'])
    .where('key', '=', parseLicenseKey(typed) ?? '')
    .$if(isLocked, (query) => query.forUpdate('licenseKeys'))
    .executeTakeFirst()
  if (!licence) throw new UnknownLicenseKey()
  return licence
}

async function listActivationNames(db: Database, licenseId: string) {
  const rows = await db.selectFrom('licenseActivations').select('name').where('licenseId', '=', licenseId).execute()
  return rows.map(({ name }) => name)
}

async function toReport(db: Database, licence: LicenseRow, name?: string): Promise<LicenseKeyReport> {
  const names = await listActivationNames(db, licence.id)
  return {
    valid: licence.revokedAt === null,
    status: licence.revokedAt ? 'revoked' : 'active',
    product: licence.productName,
    tier: licence.tierName,
    activations: names.length,
    activation_limit: licence.activationLimit,
    activated: name === undefined ? null : names.includes(name),
  }
}
