import { expect, test } from '~test/test'
import { type CatalogQuery, listCatalogProducts, searchCatalogProducts } from './catalog.queries.server'
import { aProduct } from './fixtures'

const first: CatalogQuery = { category: null, sort: 'newest', page: 1, size: 2 }
const now = new Date('2026-06-01')
const slugs = (found: { products: { slug: string }[] } | undefined) => found?.products.map(({ slug }) => slug)

test('the catalog narrows to a category, and says how many there are on all pages', async ({ db }) => {
  await aProduct(db, { slug: 'a', category: 'ai' })
  for (const slug of ['b', 'c', 'd']) await aProduct(db, { slug })
  await aProduct(db, { slug: 'draft', publishedAt: null })
  await aProduct(db, { slug: 'scheduled', publishedAt: new Date('2026-07-01') })
  expect(await listCatalogProducts(db, { ...first, category: 'ai' }, now)).toMatchObject({
    count: 1,
    products: [{ slug: 'a' }],
  })
  const all = await listCatalogProducts(db, first, now)
  expect(all.products).toHaveLength(2)
  expect(all.count).toBe(4)
})

test('it is sorted by date or by price, and each product stands on one page', async ({ db }) => {
  const prices = [900, 500, 700, 500, 600]
  for (const [at, price] of prices.entries()) {
    await aProduct(db, { slug: `p${at}`, price, publishedAt: new Date(Date.UTC(2026, 0, 1 + at)) })
  }
  const pages = async (sort: CatalogQuery['sort']) => {
    const found = []
    for (const page of [1, 2, 3])
      found.push(...(slugs(await listCatalogProducts(db, { ...first, sort, page }, now)) ?? []))
    return found
  }
  expect(await pages('newest')).toEqual(['p4', 'p3', 'p2', 'p1', 'p0'])
  const up = await pages('price-up')
  expect(up.map((slug) => prices[Number(slug.slice(1))])).toEqual([500, 500, 600, 700, 900])
  expect(await pages('price-down')).toEqual(up.toReversed())
})

test('a search finds names before texts, stays in its category, and finishes a word that is only begun', async ({
  db,
}) => {
  await aProduct(db, {
    slug: 'in-text',
    name: 'Tidebook',
    tagline: 'T',
    description: 'D',
    body: '<p>Not a marketplace.</p>',
  })
  await aProduct(db, { slug: 'in-name', name: 'Marketplace kit', category: 'marketplace' })
  await aProduct(db, { slug: 'draft', name: 'Marketplace draft', publishedAt: null })
  const place = { ...first, sort: null, size: 10 }
  expect(slugs(await searchCatalogProducts(db, 'marketplaces', place))).toEqual(['in-name', 'in-text'])
  expect(slugs(await searchCatalogProducts(db, 'marketpl', place))).toEqual(['in-name', 'in-text'])
  expect(slugs(await searchCatalogProducts(db, 'marketplace', { ...place, category: 'saas' }))).toEqual(['in-text'])
  expect(await searchCatalogProducts(db, 'nothing of this', place)).toMatchObject({ products: [], count: 0 })
})

test('whatever is typed, a search answers', async ({ db }) => {
  await aProduct(db, { slug: 'a' })
  for (const text of ["'", ':*', '& | !', '<script>', 'a'.repeat(200), '"open quote', '-only -minus', '\\', '%_']) {
    const found = await searchCatalogProducts(db, text, { ...first, sort: null })
    expect(found?.count).toBeGreaterThanOrEqual(0)
  }
})
