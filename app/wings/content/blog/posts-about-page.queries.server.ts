import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { PostSummary } from './post'
import { postSummaryColumns, toPostSummary } from './queries.server'

// how many of the newest are looked through for a tag: a common tag has more posts than anybody wants to sort
const MAX_TAG_CANDIDATES = 400

/** The newest posts that link to a page; when there are too few, newest ones that carry one of the tags. */
export async function listPostsAboutPage(
  db: Database,
  { pageId, tags, limit }: { pageId: string; tags: string[]; limit: number },
  now = new Date(),
): Promise<PostSummary[]> {
  const linking = db.selectFrom('pageLinks').select('fromPage').where('toPage', '=', pageId)
  const newest = db
    .selectFrom('blogPosts')
    .select(['id', 'tags'])
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_TAG_CANDIDATES)
  const tagged = db.selectFrom(newest.as('newest')).select('id').where(sql<boolean>`tags && ${tags}::text[]`)
  const rows = await db
    .selectFrom('blogPosts')
    .select((from) => postSummaryColumns(from))
    .where('publishedAt', '<=', now)
    .where((from) => from.or([from('id', 'in', linking), from('id', 'in', tagged)]))
    .orderBy((from) => from('id', 'in', linking), 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toPostSummary)
}
