import type { Database } from '~/platform/database/database.server'

/** The posts that come out next. */
export function listScheduledPosts(db: Database, limit: number, now = new Date()) {
  return db
    .selectFrom('blogPosts')
    .select((from) => ['id', 'title', from.ref('publishedAt').$castTo<Date>().as('publishedAt')])
    .where('publishedAt', '>', now)
    .orderBy('publishedAt')
    .limit(limit)
    .execute()
}

/** What is being written, the last touched first. */
export function listRecentDrafts(db: Database, limit: number) {
  return db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'updatedAt'])
    .where('publishedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Public and scheduled posts that lack a cover or a description, the newest first. */
export async function listIncompletePosts(db: Database, limit: number) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'coverId', 'description'])
    .where('publishedAt', 'is not', null)
    .where((where) => where.or([where('coverId', 'is', null), where('description', '=', '')]))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, coverId, description }) => ({
    id,
    title,
    lacks: [coverId === null && 'a cover image', description === '' && 'a description'].filter(
      (what) => what !== false,
    ),
  }))
}

/** How many deleted posts can still be brought back; `most` is where counting ends. */
export async function countTrashedPosts(db: Database, most = 1_000) {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom('blogPosts').select('id').where('deletedAt', 'is not', null).limit(most).as('deleted'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
