import { sql } from 'kysely'
import { aPost } from '~/wings/content/blog/fixtures'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { setSitemapSwitches } from '~/wings/web/crawlers/commands.server'
import { defaultSitemapSwitches } from '~/wings/web/crawlers/sitemap-switches'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { expect, test } from '~test/test'
import { validateSitemap } from '~test/validate-sitemap'
import { builtInPages } from '../public-pages'
import { listHtmlSitemapPages } from './html-sitemap.server'
import { findSitemap, listSitemapPart } from './sitemap.server'
import { parseSitemapPart, planSitemapParts, sitemapPartPath } from './sitemap-parts.server'
import { sitemapXmlResponse } from './sitemap-xml'

const origin = 'https://harbor.test'

test.each([0, 1, 1_500, 1_501, 12_345, 100_000, 1_000_000])(
  '%i addresses are cut into files without a gap',
  (count) => {
    const parts = planSitemapParts('posts', count)
    expect(parts[0]?.first).toBe(0)
    expect(parts.at(-1)?.last).toBe(255)
    for (const [place, part] of parts.entries()) {
      expect(part.first).toBe((parts[place - 1]?.last ?? -1) + 1)
      expect(parseSitemapPart(sitemapPartPath(part).replace('/sitemap/', ''))).toEqual(part)
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
  expect(parseSitemapPart(file)).toBeUndefined()
})

test('a small site has one file, a large one an index of files with their last changes', async ({
  database: { db },
}) => {
  const { notifyLocalListeners } = await import('~/platform/content-changes/content-changes.server')
  const longAgo = new Date('2025-01-01')
  await aPost(db, { slug: 'old', publishedAt: longAgo, updatedAt: longAgo })
  const small = await findSitemap({ db, origin })
  expect(small.files).toBeUndefined()
  expect(small.addresses?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/blog/old']))
  await sql`insert into blog_posts (slug, title, published_at, updated_at)
    select 'post-' || n, 'Post', '2026-01-02', '2026-01-01' from generate_series(1, 3200) as n`.execute(db)
  notifyLocalListeners(['posts'])
  const large = await findSitemap({ db, origin })
  expect(large.files?.map(({ path }) => path)).toEqual([
    '/sitemap/pages.xml',
    ...['0-63', '64-127', '128-191', '192-255'].map((slices) => `/sitemap/posts-${slices}.xml`),
  ])
  const index = await sitemapXmlResponse(origin, 'sitemapindex', large.files ?? []).text()
  expect(validateSitemap(index, 'sitemapindex', origin)).toEqual([])
  const held = []
  for (const { path, changedAt } of large.files?.slice(1) ?? []) {
    expect(changedAt).toEqual(new Date('2026-01-02'))
    const part = parseSitemapPart(path.replace('/sitemap/', ''))
    if (part) held.push(...(await listSitemapPart({ db, origin }, part)))
  }
  expect(new Set(held.map(({ path }) => path)).size).toBe(3_201)
  const changedAt = new Date('2026-05-05')
  await db.updateTable('blogPosts').set({ updatedAt: changedAt }).where('slug', '=', 'post-7').execute()
  const after = await findSitemap({ db, origin })
  expect(after.files?.filter((file) => file.changedAt?.getTime() === changedAt.getTime())).toHaveLength(1)
})

test('what an editor keeps out of search engines, leads elsewhere or switches off is in no file', async ({ db }) => {
  const described = {
    hidden: { robotsMeta: 'noindex, follow' },
    none: { robotsMeta: 'NONE' },
    tagged: { customMetaTags: JSON.stringify([{ name: 'googlebot', content: 'noindex' }]) },
    elsewhere: { canonicalUrl: 'https://other.test/blog/elsewhere' },
    'left-out': { inSitemap: false },
    open: { robotsMeta: 'index, follow', metaTitle: 'Open' },
    own: { canonicalUrl: `${origin}/blog/own/` },
    empty: { canonicalUrl: '' },
  }
  for (const [slug, settings] of Object.entries(described)) {
    await aPost(db, { slug })
    await db
      .insertInto('seoSettings')
      .values({ pagePath: `/blog/${slug}`, ...settings })
      .execute()
  }
  await db.insertInto('seoSettings').values({ pagePath: '/get-template', robotsMeta: 'noindex' }).execute()
  const listed = (await findSitemap({ db, origin })).addresses?.map(({ path }) => path) ?? []
  expect(listed.filter((path) => path.startsWith('/blog/')).toSorted()).toEqual([
    ...['/blog/empty', '/blog/open', '/blog/own'],
  ])
  expect(listed).toContain('/contact')
  expect(listed).not.toContain('/get-template')
})

test('a file of which nothing may be found is not in the index', async ({ db }) => {
  await sql`insert into landing_pages (slug, title, published_at)
    select 'landing-' || n, 'Landing', '2026-01-02' from generate_series(1, 2100) as n`.execute(db)
  expect((await findSitemap({ db, origin })).files).toHaveLength(3)
  await sql`insert into seo_settings (page_path, robots_meta) select '/' || slug, 'noindex' from landing_pages`.execute(
    db,
  )
  expect((await findSitemap({ db, origin })).files).toEqual([{ path: '/sitemap/pages.xml' }])
})

test('kinds of pages and single pages are switched off and on, and the audit log names the switches', async ({
  db,
}) => {
  await aPost(db, { slug: 'a-post' })
  const paths = async () => (await findSitemap({ db, origin })).addresses?.map(({ path }) => path) ?? []
  const before = await setSitemapSwitches(db, commandLineActor, { ...defaultSitemapSwitches, posts: false })
  expect(before).toEqual(defaultSitemapSwitches)
  expect(await paths()).not.toContain('/blog/a-post')
  expect(await listSitemapPart({ db, origin }, { kind: 'posts', first: 0, last: 255 })).toEqual([])
  await setSitemapSwitches(db, commandLineActor, before)
  await saveSeoSettings(db, { pagePath: '/blog/a-post', inSitemap: false })
  expect(await paths()).not.toContain('/blog/a-post')
  await saveSeoSettings(db, { pagePath: '/blog/a-post', inSitemap: true })
  expect(await paths()).toContain('/blog/a-post')
  const log = await db.selectFrom('auditEntries').select('action').execute()
  expect(log).toEqual([{ action: 'sitemap.switched' }, { action: 'sitemap.switched' }])
})

test('a change of settings is no change of the page', async ({ db }) => {
  const updatedAt = new Date('2026-01-05')
  await aPost(db, { slug: 'a-post', updatedAt })
  const post = async () => (await findSitemap({ db, origin })).addresses?.find(({ path }) => path === '/blog/a-post')
  await saveSeoSettings(db, { pagePath: '/blog/a-post', metaTitle: 'Another title' })
  expect(await post()).toEqual({ path: '/blog/a-post', changedAt: updatedAt, pictures: [] })
})

test('posts name their covers, products and landing pages all that they show', async ({ db }) => {
  const [cover, second] = [await aPictureRow(db), await aPictureRow(db)]
  await aPost(db, { slug: 'a-post', coverId: cover.id })
  await aProduct(db, {
    slug: 'a-product',
    previewId: cover.id,
    gallery: JSON.stringify([
      { id: second.id, alt: '' },
      { id: cover.id, alt: '' },
    ]),
  })
  const image = { ...newBlock('image', 'image'), picture: { id: second.id, alt: 'Two' } }
  await aPublishedLandingPage(db, { slug: 'landing', blocks: [image] })
  const { addresses = [] } = await findSitemap({ db, origin })
  const shown = Object.fromEntries(addresses.map(({ path, pictures }) => [path, pictures]))
  const [first, other] = [cover, second].map(({ checksum }) => `/media/${checksum}-1200.webp`)
  expect(shown).toMatchObject({ '/blog/a-post': [first], '/tools/a-product': [first, other], '/landing': [other] })
  const xml = await sitemapXmlResponse(origin, 'urlset', addresses).text()
  expect(xml).toContain(`<image:loc>${origin}${first}</image:loc>`)
  expect(validateSitemap(xml, 'urlset', origin)).toEqual([])
})

test('the check of sitemaps knows what is wrong', () => {
  const page = (entry: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entry}\n</urlset>`
  expect(validateSitemap(page(`<url><loc>${origin}/a</loc></url>`), 'urlset', origin)).toEqual([])
  for (const entry of [
    '',
    '<url><loc>/a</loc></url>',
    '<url><loc>https://other.test/a</loc></url>',
    `<url><loc>${origin}/a?b&c</loc></url>`,
    `<url><loc>${origin}/${'a'.repeat(2048)}</loc></url>`,
    `<url><loc>${origin}/a</loc><lastmod>yesterday</lastmod></url>`,
    `<url><lastmod>2026-01-01T00:00:00.000Z</lastmod><loc>${origin}/a</loc></url>`,
  ])
    expect(validateSitemap(page(entry), 'urlset', origin), entry).not.toEqual([])
})

test('the sitemap for people names every page once, a page of links at a time', async ({ db }) => {
  await sql`insert into blog_posts (slug, title, published_at)
    select 'post-' || n, 'Post ' || n, '2026-01-02' from generate_series(1, 45) as n`.execute(db)
  await sql`insert into landing_pages (slug, title, published_at)
    select 'landing-' || n, 'Landing ' || n, '2026-01-02' from generate_series(1, 7) as n`.execute(db)
  const { pageCount, sections } = await listHtmlSitemapPages(db, { page: 1, size: 10 })
  expect(sections[0]).toMatchObject({ title: 'Overview' })
  const paths = []
  for (let page = 1; page <= pageCount; page++) {
    const links = (await listHtmlSitemapPages(db, { page, size: 10 })).sections.flatMap((section) => section.links)
    expect(links.length).toBeLessThanOrEqual(10)
    paths.push(...links.map(({ path }) => path))
  }
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(builtInPages.length + 45 + 7)
})
