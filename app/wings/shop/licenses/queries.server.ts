import type { Database } from '~/platform/database/database.server'
import type { License } from './license'
import { parseLicenseKey } from './license-key.server'

/** The licence of an order with where it is in use, the newest place first. */
export async function findLicenseOfOrder(db: Database, orderId: string): Promise<License | undefined> {
  const [licence] = await listLicensesOfOrders(db, [orderId])
  return licence
}

/** The licences of several orders. */
export async function listLicensesOfOrders(
  db: Database,
  orderIds: string[],
): Promise<(License & { orderId: string })[]> {
  if (orderIds.length === 0) return []
  const licences = await db
    .selectFrom('licenseKeys')
    .select(['id', 'orderId', 'key', 'activationLimit', 'createdAt', 'revokedAt'])
    .where('orderId', 'in', orderIds)
    .execute()
  if (licences.length === 0) return []
  const activations = await db
    .selectFrom('licenseActivations')
    .select(['id', 'licenseId', 'name', 'createdAt'])
    .where(
      'licenseId',
      'in',
      licences.map(({ id }) => id),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return licences.map((licence) => ({
    ...licence,
    activations: activations
      .filter(({ licenseId }) => licenseId === licence.id)
      .map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  }))
}

const MAX_KEYS = 50
const keyPrefixPattern = /^[A-Z0-9]{1,4}-[0-9A-Z-]+$/

/** The orders whose key is the one that was typed, or begins like it. */
export async function findOrderIdsByLicenseKey(db: Database, typed: string) {
  const beginning = parseLicenseKey(typed) ?? typed.toUpperCase()
  if (!keyPrefixPattern.test(beginning)) return []
  const found = await db
    .selectFrom('licenseKeys')
    .select('orderId')
    .where('key', 'like', `${beginning}%`)
    .limit(MAX_KEYS)
    .execute()
  return found.map(({ orderId }) => orderId)
}
