import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { LicenceRevoked, NoSeatLeft, UnknownKey } from './errors'
import { readKey } from './licence-key.server'

/** What software is told of its key. */
interface KeyReport {
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

/** Whether the key is good, and in use under that name. @throws UnknownKey */
export async function validateKey(db: Database, typed: string, name?: string): Promise<KeyReport> {
  const licence = await findByKey(db, typed)
  return report(db, licence, name)
}

/**
 * Puts the key to use under a name; one that is in use there already takes no second place.
 * @throws UnknownKey, LicenceRevoked, NoSeatLeft
 */
export function activateKey(db: Database, typed: string, name: string): Promise<KeyReport> {
  return inTransaction(db, async (tx) => {
    // the row is locked, so that of two who want the last place one waits and then finds none
    const licence = await findByKey(tx, typed, { isLocked: true })
    if (licence.revokedAt) throw new LicenceRevoked()
    const names = await namesOf(tx, licence.id)
    if (names.includes(name)) return report(tx, licence, name)
    const { activationLimit } = licence
    if (activationLimit !== null && names.length >= activationLimit) throw new NoSeatLeft(activationLimit)
    await tx.insertInto('licenceActivations').values({ licenceId: licence.id, name }).execute()
    return report(tx, licence, name)
  })
}

/** Frees the place of that name; one that is free stays so. Works with a revoked key too. @throws UnknownKey */
export function deactivateKey(db: Database, typed: string, name: string): Promise<KeyReport> {
  return inTransaction(db, async (tx) => {
    const licence = await findByKey(tx, typed, { isLocked: true })
    await tx.deleteFrom('licenceActivations').where('licenceId', '=', licence.id).where('name', '=', name).execute()
    return report(tx, licence, name)
  })
}

type FoundLicence = Awaited<ReturnType<typeof findByKey>>

async function findByKey(db: Database, typed: string, { isLocked = false } = {}) {
  const licence = await db
    .selectFrom('licenceKeys')
    .innerJoin('orders', 'orders.id', 'licenceKeys.orderId')
    .select(['licenceKeys.id', 'activationLimit', 'licenceKeys.revokedAt', 'productName', 'tierName'])
    .where('key', '=', readKey(typed) ?? '')
    .$if(isLocked, (query) => query.forUpdate('licenceKeys'))
    .executeTakeFirst()
  if (!licence) throw new UnknownKey()
  return licence
}

async function namesOf(db: Database, licenceId: string) {
  const rows = await db.selectFrom('licenceActivations').select('name').where('licenceId', '=', licenceId).execute()
  return rows.map(({ name }) => name)
}

async function report(db: Database, licence: FoundLicence, name?: string): Promise<KeyReport> {
  const names = await namesOf(db, licence.id)
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
