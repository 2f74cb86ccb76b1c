import type { Database } from '~/platform/database/database.server'

/** How many reviews wait for somebody to decide on them. */
export async function countWaitingReviews(db: Database) {
  const { count } = await db
    .selectFrom('reviews')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
