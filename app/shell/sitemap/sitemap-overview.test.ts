import { sql } from 'kysely'
import { studioCommand } from '~/domains/audit/actor'
import { aPost } from '~/domains/blog/fixtures'
import { switchSitemap } from '~/domains/crawlers/commands.server'
import { aPublishedLandingPage } from '~/domains/landing-pages/fixtures/a-landing-page'
import { aProduct } from '~/domains/products/fixtures'
import { describePage } from '~/domains/seo/commands.server'
import { expect, test } from '~test/test'
import { fixedPages } from '../public-pages'
import { sitemapOverview } from './sitemap-overview.server'

const origin = 'https://harbor.test'

test('each kind says how many of its pages may be listed, and where they stand', async ({ db }) => {
  await aPost(db, { slug: 'a' })
  await aPost(db, { slug: 'hidden' })
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aProduct(db, { slug: 'a-product' })
  await aPublishedLandingPage(db, { slug: 'landing' })
  await describePage(db, { pagePath: '/blog/hidden', robotsMeta: 'noindex' })
  const files = ['/sitemap.xml']
  expect(await sitemapOverview({ db, origin })).toEqual([
    { kind: 'pages', isOn: true, listed: fixedPages.length, files },
    { kind: 'products', isOn: true, listed: 1, files },
    { kind: 'posts', isOn: true, listed: 1, files },
    { kind: 'landing-pages', isOn: true, listed: 1, files },
  ])
})

test('a kind that is switched off stands nowhere, and the others stay as they are', async ({ db }) => {
  await aPost(db, { slug: 'a' })
  await switchSitemap(db, studioCommand, { posts: false })
  await switchSitemap(db, studioCommand, { products: false })
  const kinds = Object.fromEntries((await sitemapOverview({ db, origin })).map(({ kind, ...rest }) => [kind, rest]))
  expect(kinds.posts).toEqual({ isOn: false, listed: 1, files: [] })
  expect(kinds.products).toEqual({ isOn: false, listed: 0, files: [] })
  expect(kinds.pages?.isOn).toBe(true)
})

test('of a large site each kind names its own files', async ({ db }) => {
  await aProduct(db)
  await sql`insert into landing_pages (slug, title, published_at)
    select 'landing-' || n, 'Landing', '2026-01-02' from generate_series(1, 2100) as n`.execute(db)
  const files = (await sitemapOverview({ db, origin })).map((kind) => kind.files)
  expect(files).toEqual([
    ['/sitemap/pages.xml'],
    ['/sitemap/pages.xml'],
    [],
    ['/sitemap/landing-pages-0-127.xml', '/sitemap/landing-pages-128-255.xml'],
  ])
})
