import type { Database } from '~/platform/database/database.server'
import type { Refund, RefundStatus } from './refund'

/** Every refund of an order that is known by name, also those that failed, in the order of their making. */
export function listRefunds(db: Database, orderId: string): Promise<Refund[]> {
  return db
    .selectFrom('refunds')
    .select(['id', 'amount', 'failureReason', 'createdAt', 'failedAt'])
    .select((from) => from.ref('status').$castTo<RefundStatus>().as('status'))
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
