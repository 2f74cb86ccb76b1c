import { expect, test } from '~test/test'
import { aPost } from './fixtures'
import { parsePostFilter } from './post-filter'
import { listPostsWithViews } from './posts-with-views.server'

test('a post in the list says how often it was seen in the last thirty days', async ({ db }) => {
  for (const slug of ['seen', 'unseen']) await aPost(db, { slug })
  const seen = { pagePath: '/blog/seen', uniqueVisitors: 1 }
  await db
    .insertInto('pageViews')
    .values([
      { ...seen, date: '2026-03-20', views: 3 },
      { ...seen, date: '2026-02-19', views: 20 },
      { ...seen, date: '2026-02-18', views: 100 },
      { ...seen, date: '2026-03-21', views: 1_000 },
    ])
    .execute()
  const filter = parsePostFilter(new URLSearchParams())
  const { rows } = await listPostsWithViews(db, filter, 10, new Date('2026-03-20T15:00:00Z'))
  expect(Object.fromEntries(rows.map(({ slug, views }) => [slug, views]))).toEqual({ seen: 23, unseen: 0 })
})
