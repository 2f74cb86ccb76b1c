import type { Database } from '~/platform/database/database.server'

/** How often something that was sent on these days was not kept, by reason, the most frequent first. */
export async function countRejectedEvents(db: Database, from: string, to: string) {
  const rows = await db
    .selectFrom('rejectedEvents')
    .select(({ fn }) => ['reason', fn.sum<string>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('reason')
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) })).sort((a, b) => b.count - a.count)
}
