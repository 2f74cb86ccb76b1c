import { sql } from 'kysely'
import { aPost } from '~/wings/content/blog/fixtures'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { setSitemapSwitches } from '~/wings/web/crawlers/commands.server'
import { saveSeoSettings } from '~/wings/web/seo/commands.server'
import { expect, test } from '~test/test'
import { builtInPages } from '../public-pages'
import { findSitemapOverview } from './sitemap-overview.server'

const origin = 'https://harbor.test'

test('each kind says how many of its pages may be listed, and where they stand', async ({ db }) => {
  await aPost(db, { slug: 'a' })
  await aPost(db, { slug: 'hidden' })
  await aPost(db, { slug: 'draft', publishedAt: null })
  await aProduct(db, { slug: 'a-product' })
  await aPublishedLandingPage(db, { slug: 'landing' })
  await saveSeoSettings(db, { pagePath: '/blog/hidden', robotsMeta: 'noindex' })
  const files = ['/sitemap.xml']
  expect(await findSitemapOverview({ db, origin })).toEqual([
    { kind: 'pages', isOn: true, listedCount: builtInPages.length, files },
    { kind: 'products', isOn: true, listedCount: 1, files },
    { kind: 'posts', isOn: true, listedCount: 1, files },
    { kind: 'landing-pages', isOn: true, listedCount: 1, files },
  ])
})

test('a kind that is switched off stands nowhere, and the others stay as they are', async ({ db }) => {
  await aPost(db, { slug: 'a' })
  await setSitemapSwitches(db, commandLineActor, { posts: false })
  await setSitemapSwitches(db, commandLineActor, { products: false })
  const kinds = Object.fromEntries((await findSitemapOverview({ db, origin })).map(({ kind, ...rest }) => [kind, rest]))
  expect(kinds.posts).toEqual({ isOn: false, listedCount: 1, files: [] })
  expect(kinds.products).toEqual({ isOn: false, listedCount: 0, files: [] })
  expect(kinds.pages?.isOn).toBe(true)
})

test('of a large site each kind names its own files', async ({ db }) => {
  await aProduct(db)
  await sql`insert into landing_pages (slug, title, published_at)
    select 'landing-' || n, 'Landing', '2026-01-02' from generate_series(1, 2100) as n`.execute(db)
  const files = (await findSitemapOverview({ db, origin })).map((kind) => kind.files)
  expect(files).toEqual([
    ['/sitemap/pages.xml'],
    ['/sitemap/pages.xml'],
    [],
    ['/sitemap/landing-pages-0-127.xml', '/sitemap/landing-pages-128-255.xml'],
  ])
})
