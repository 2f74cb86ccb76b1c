import { sql } from 'kysely'
import { expect, test } from '~test/test'
import { findAdjacentPosts } from './adjacent-posts.queries.server'
import { aPost } from './fixtures'
import { listPublishedPosts } from './queries.server'
import { countPublishedPosts, listPostAddresses, listPostTitles } from './sitemap.queries.server'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('page after page shows each post once, also where hundreds came out in the same moment', async ({ db }) => {
  await sql`insert into blog_posts (slug, title, category, published_at)
    select 'post-' || n, 'Post', case when n % 2 = 0 then 'guides' else 'product' end,
      timestamptz '2026-01-01 10:00:00.123456+00' + (n / 700) * interval '1 microsecond'
    from generate_series(1, 2600) as n`.execute(db)
  for (const category of [null, 'guides']) {
    const expected = category ? 1300 : 2600
    const seen = []
    const { pages } = await listPublishedPosts(db, { category, page: 1, size: 130 })
    expect(pages).toBe(expected / 130)
    for (let page = 1; page <= pages; page++)
      seen.push(...(await listPublishedPosts(db, { category, page, size: 130 })).posts)
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(expected)
    expect(seen).toHaveLength(expected)
    const moments = seen.map(({ publishedAt }) => publishedAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  }
  expect((await listPublishedPosts(db, { category: null, page: 99, size: 130 })).posts).toEqual([])
})

test('the list is counted anew when a post comes out', async ({ database: { db } }) => {
  const { notifyLocalListeners } = await import('~/platform/content-changes/content-changes.server')
  expect(await countPublishedPosts(db)).toBe(0)
  await aPost(db)
  notifyLocalListeners(['posts'])
  expect(await countPublishedPosts(db)).toBe(1)
})

test('from each post a way leads to the one before and the one after it', async ({ db }) => {
  const posts = []
  for (const number of [1, 2, 3]) posts.push(await aPost(db, { slug: `day-${number}`, publishedAt: day(number) }))
  await aPost(db, { slug: 'tomorrow', publishedAt: new Date(Date.now() + 60_000) })
  const [first, second, third] = posts.map((post) => findAdjacentPosts(db, post))
  expect(await first).toMatchObject({ previous: null, next: { slug: 'day-2' } })
  expect(await second).toMatchObject({ previous: { slug: 'day-1' }, next: { slug: 'day-3' } })
  expect(await third).toMatchObject({ previous: { slug: 'day-2' }, next: null })
})

test('the way leads on beyond the posts that are remembered as recent', async ({ db }) => {
  for (let number = 1; number <= 64; number++)
    await aPost(db, { slug: `n-${number}`, publishedAt: new Date(Date.UTC(2026, 0, 1, 0, number)) })
  const { posts } = await listPublishedPosts(db, { category: null, page: 1, size: 100 })
  const order = posts.map(({ slug }) => slug)
  for (const [place, slug] of order.entries()) {
    const { id } = await db.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    const { previous, next } = await findAdjacentPosts(db, { id, slug })
    expect([next?.slug, previous?.slug]).toEqual([order[place - 1], order[place + 1]])
  }
})

test('the slices of the sitemap hold each published post once, with its last change', async ({ db }) => {
  await sql`insert into blog_posts (slug, title, published_at, updated_at)
    select 'post-' || n, 'Post', '2026-01-02', '2026-01-01' from generate_series(1, 500) as n`.execute(db)
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aPost(db, { slug: 'tomorrow', publishedAt: new Date(Date.now() + 60_000) })
  const paths = []
  for (let first = 0; first < 256; first += 64) {
    const addresses = await listPostAddresses(db, { origin: 'https://harbor.test', first, last: first + 63 })
    expect(addresses.length).toBeGreaterThan(60)
    for (const { path, changedAt } of addresses) {
      paths.push(path)
      expect(changedAt).toEqual(new Date('2026-01-02'))
    }
  }
  expect(new Set(paths).size).toBe(500)
  expect(paths).toHaveLength(500)
  expect(await listPostTitles(db, { from: 490, size: 20 })).toHaveLength(10)
})
