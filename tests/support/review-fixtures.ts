import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Orders } from '~/platform/database/tables'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { submitReview } from '~/wings/shop/reviews/commands.server'

/** An order of the product that is paid for, by a customer of its own. */
export async function aPaidOrder(db: Database, productId: string, order: Partial<Insertable<Orders>> = {}) {
  const email = `${randomUUID()}@buyers.example`
  const { id, number } = await anOrder(db, { email, productId, payment: 'stripe', paidAt: new Date(), ...order })
  return { id, number, email }
}

export const defaultReview = {
  stars: 4,
  title: 'It does what it says',
  text: 'We opened after two days.',
  name: 'Ada',
  photoIds: [] as string[],
  removed: [] as string[],
  sender: '',
}

/** A review of the product by a buyer of its own; it waits. */
export async function aReview(db: Database, productId: string, review: Partial<typeof defaultReview> = {}) {
  const order = await aPaidOrder(db, productId)
  const id = await submitReview(db, order.id, { ...defaultReview, ...review })
  return { id, revision: 1, order }
}
