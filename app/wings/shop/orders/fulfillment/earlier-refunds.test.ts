import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { createChargeRefundedEvent } from '~test/stripe-refunds'
import { createTestDatabase, emptyDatabaseTemplate, type TestDatabase } from '~test/test-databases'
import { anOrder } from '../fixtures'

const WITH_REFUNDS = '0072-refunds.sql'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase(emptyDatabaseTemplate())
  await run(database.db, (name) => name < WITH_REFUNDS)
})
afterAll(() => database?.close())

async function run(db: Database, isWanted: (name: string) => boolean) {
  for (const name of readdirSync('migrations').filter(isWanted).sort())
    await sql.raw(readFileSync(`migrations/${name}`, 'utf8')).execute(db)
}

/** As an earlier version left it: a partial refund was kept as an event, and nothing was made of it. */
async function aSiteWithRefunds(db: Database) {
  // prices were whole dollars then
  const { rows } = await sql<{ id: string }>`insert into products (slug, name, category, price)
    values ('queuepro', 'QueuePro', 'saas', 499) returning id`.execute(db)
  const sold = { payment: 'stripe', total: 49_900, productId: rows[0]?.id }
  const refundedAt = new Date('2026-03-05T12:00:00Z')
  const kept = await anOrder(db, { ...sold, paymentId: 'pi_kept' })
  const part = await anOrder(db, { ...sold, paymentId: 'pi_part', customerId: kept.customerId })
  const whole = await anOrder(db, { ...sold, paymentId: 'pi_whole', status: 'refunded', refundedAt })
  const session = { payment_intent: 'pi_part', metadata: {}, amount_total: 49_900, currency: 'usd' }
  for (const [back, at] of [
    [15_000, 1_772_700_000],
    [5_000, 1_772_600_000],
  ] as const) {
    const event = createChargeRefundedEvent(session, back, at)
    const row = { id: event.id, type: event.type, payload: JSON.stringify(event), paymentId: 'pi_part' }
    await db
      .insertInto('stripeEvents')
      .values({ ...row, orderId: part.id, handledAt: refundedAt })
      .execute()
  }
  for (const { id } of [kept, part, whole])
    await sql`insert into analytics_events (event_key, event_type, page_path, ip_address, metadata, day)
      values (${Math.floor(Math.random() * 1e9)}, 'purchase', '/', '', ${JSON.stringify({ amount: 499, order_id: id })}::jsonb,
        '2026-03-01')`.execute(db)
  return [kept.id, part.id, whole.id]
}

test('a site that refunded before knows what went back, in its orders and in its revenue', async () => {
  const { db } = database
  const ids = await aSiteWithRefunds(db)
  await run(db, (name) => name >= WITH_REFUNDS)
  const { rows } = await sql<{ status: string; refunded: number; charge: number | null; event: number | null }>`
    select status, orders.refunded, charge_refunded as charge, (metadata -> 'refunded')::float8 as event
    from orders join analytics_events on metadata ->> 'order_id' = orders.id::text
    order by array_position(${ids}::uuid[], orders.id)`.execute(db)
  expect(rows).toEqual([
    { status: 'paid', refunded: 0, charge: null, event: null },
    { status: 'paid', refunded: 15_000, charge: 15_000, event: 150 },
    { status: 'refunded', refunded: 49_900, charge: 49_900, event: 499 },
  ])
})
