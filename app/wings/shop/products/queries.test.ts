import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Products } from '~/platform/database/tables'
import { expect, test } from '~test/test'
import { findPublishedProduct, listNewestProducts, listRelatedProducts } from './queries.server'

function aProduct(db: Database, slug: string, product: Partial<Insertable<Products>> = {}) {
  const row = {
    name: slug,
    category: 'saas',
    price: 49_900,
    currency: 'USD',
    publishedAt: new Date('2026-01-01'),
    ...product,
    slug,
  }
  return db.insertInto('products').values(row).execute()
}

const slugs = (products: { slug: string }[]) => products.map(({ slug }) => slug)

test('home gets the newest published products and no more', async ({ db }) => {
  await aProduct(db, 'old')
  await aProduct(db, 'new', { publishedAt: new Date('2026-02-01') })
  await aProduct(db, 'newest', { publishedAt: new Date('2026-03-01') })
  await aProduct(db, 'draft', { publishedAt: null })
  expect(slugs(await listNewestProducts(db, 2, new Date('2026-04-01')))).toEqual(['newest', 'new'])
})

test('a product comes with its features; a draft is not found', async ({ db }) => {
  const features = [{ title: 'T', text: 'X' }]
  const words = { name: 'A', tagline: 'No more lines', description: 'A queue for clinics.' }
  await aProduct(db, 'a', { features: JSON.stringify(features), included: ['Source'], ...words })
  await aProduct(db, 'draft', { publishedAt: null })
  expect(await findPublishedProduct(db, 'a')).toMatchObject({
    id: expect.any(String),
    slug: 'a',
    price: 49_900,
    currency: 'USD',
    ...words,
    features,
    included: ['Source'],
    preview: null,
  })
  expect(await findPublishedProduct(db, 'draft')).toBeUndefined()
})

test('related products are others, those of the same category first', async ({ db }) => {
  await aProduct(db, 'this')
  await aProduct(db, 'other', { category: 'ai', publishedAt: new Date('2026-02-01') })
  await aProduct(db, 'same')
  expect(slugs(await listRelatedProducts(db, { slug: 'this', category: 'saas' }, 2))).toEqual(['same', 'other'])
})
