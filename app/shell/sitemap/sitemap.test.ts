import { sql } from 'kysely'
import { aPost } from '~/domains/blog/fixtures'
import { expect, test } from '../../../tests/support/test'
import { fixedPages } from '../public-pages'
import { listPages } from './list-of-pages.server'
import { findSitemap, listPart } from './sitemap.server'
import { partPath, partsFor, readPart } from './sitemap-parts.server'

test.each([0, 1, 1_500, 1_501, 12_345, 100_000, 1_000_000])(
  '%i addresses are cut into files without a gap',
  (count) => {
    const parts = partsFor('posts', count)
    expect(parts[0]?.first).toBe(0)
    expect(parts.at(-1)?.last).toBe(255)
    for (const [place, part] of parts.entries()) {
      expect(part.first).toBe((parts[place - 1]?.last ?? -1) + 1)
      expect(readPart(partPath(part).replace('/sitemap/', ''))).toEqual(part)
    }
    if (count <= 256 * 1_500) expect(count / parts.length).toBeLessThanOrEqual(1_500)
  },
)

test.each([
  'posts-0-256.xml',
  'posts-1-2.xml',
  'posts-0-2.xml',
  'posts-00-3.xml',
  'posts-3-0.xml',
  'posts-0-3',
  'authors-0-3.xml',
  'posts-0-3.xml.gz',
  '',
])('no file has the name “%s”', (file) => {
  expect(readPart(file)).toBeUndefined()
})

test('a small site has one file, a large one an index of files with their last changes', async ({
  database: { db },
}) => {
  const { announceHere } = await import('~/platform/content-changes.server')
  const longAgo = new Date('2025-01-01')
  await aPost(db, { slug: 'old', publishedAt: longAgo, updatedAt: longAgo })
  const small = await findSitemap(db)
  expect(small.files).toBeUndefined()
  expect(small.addresses?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/blog/old']))
  await sql`insert into blog_posts (slug, title, published_at, updated_at)
    select 'post-' || n, 'Post', '2026-01-02', '2026-01-01' from generate_series(1, 3200) as n`.execute(db)
  announceHere(['posts'])
  const large = await findSitemap(db)
  expect(large.files?.map(({ path }) => path)).toEqual([
    '/sitemap/pages.xml',
    ...['0-63', '64-127', '128-191', '192-255'].map((slices) => `/sitemap/posts-${slices}.xml`),
  ])
  const held = []
  for (const { path, changedAt } of large.files?.slice(1) ?? []) {
    expect(changedAt).toEqual(new Date('2026-01-02'))
    const part = readPart(path.replace('/sitemap/', ''))
    if (part) held.push(...(await listPart(db, part)))
  }
  expect(new Set(held.map(({ path }) => path)).size).toBe(3_201)
  const changedAt = new Date('2026-05-05')
  await db.updateTable('blogPosts').set({ updatedAt: changedAt }).where('slug', '=', 'post-7').execute()
  const after = await findSitemap(db)
  expect(after.files?.filter((file) => file.changedAt?.getTime() === changedAt.getTime())).toHaveLength(1)
})

test('what an editor keeps out of search engines is in no file', async ({ db }) => {
  await aPost(db, { slug: 'hidden' })
  await db.insertInto('seoSettings').values({ pagePath: '/blog/hidden', robotsMeta: 'noindex' }).execute()
  const paths = (await findSitemap(db)).addresses?.map(({ path }) => path)
  expect(paths).toContain('/blog')
  expect(paths).not.toContain('/blog/hidden')
})

test('the sitemap for people names every page once, a page of links at a time', async ({ db }) => {
  await sql`insert into blog_posts (slug, title, published_at)
    select 'post-' || n, 'Post ' || n, '2026-01-02' from generate_series(1, 45) as n`.execute(db)
  await sql`insert into landing_pages (slug, title, published_at)
    select 'landing-' || n, 'Landing ' || n, '2026-01-02' from generate_series(1, 7) as n`.execute(db)
  const { pages, sections } = await listPages(db, { page: 1, size: 10 })
  expect(sections[0]).toMatchObject({ title: 'Pages' })
  const paths = []
  for (let page = 1; page <= pages; page++) {
    const links = (await listPages(db, { page, size: 10 })).sections.flatMap((section) => section.links)
    expect(links.length).toBeLessThanOrEqual(10)
    paths.push(...links.map(({ path }) => path))
  }
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(fixedPages.length + 45 + 7)
})
