import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import { markDaysChanged } from './days/changed-days.commands.server'

interface PurchaseRefund {
  orderId: string
  paidAt: Date
  /** What went back of it so far, in the unit of the event's amount: 100.5. */
  refunded: number
}

const A_MINUTE_MS = 60_000

/** Notes with the event of a purchase what went back of it: it comes off the revenue of the day of the purchase. */
export async function recordPurchaseRefund(tx: Database, { orderId, paidAt, refunded }: PurchaseRefund) {
  const around = (ms: number) => new Date(paidAt.getTime() + ms)
  // a studio's day is at most one away from UTC's; both bounds are for the indexes
  const { rows } = await sql<{ day: string }>`
    update analytics_events set metadata = metadata || jsonb_build_object('refunded', ${refunded}::float8)
    where day between ${toUtcDay(around(-DAY_MS))} and ${toUtcDay(around(DAY_MS))}
      and created_at between ${around(-A_MINUTE_MS)} and ${around(A_MINUTE_MS)}
      and event_type = 'purchase' and metadata ->> 'order_id' = ${orderId}
    returning day`.execute(tx)
  const days = [...new Set(rows.map(({ day }) => day))]
  if (days.length > 0) await markDaysChanged(tx, days)
}
