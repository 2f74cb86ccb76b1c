import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Products } from '~/platform/database/tables'
import { emptyProductContent, type ProductContent } from './product-content'

const tiers = [{ id: 'standard', name: 'Standard', price: 99_000, text: '', activations: 3 }]

/** A published product, with whatever the test cares about. */
export function aProduct(db: Database, product: Partial<Insertable<Products>> = {}) {
  const slug = product.slug ?? `product-${randomUUID()}`
  return db
    .insertInto('products')
    .values({
      name: 'QueuePro',
      tagline: 'Lines that move',
      description: 'A queue for every counter.',
      body: '<p>Text</p>',
      category: 'saas',
      price: 99_000,
      currency: 'USD',
      tiers: JSON.stringify(tiers),
      publishedAt: new Date('2026-01-01'),
      ...product,
      slug,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A product as an admin has finished it, with whatever the test cares about. */
export function aProductContent(changes: Partial<ProductContent> = {}): ProductContent {
  return {
    ...emptyProductContent,
    category: 'saas',
    title: 'QueuePro',
    slug: 'queuepro',
    tagline: 'Lines that move',
    description: 'A queue for every counter.',
    body: '<p>Text</p>',
    included: ['Source code'],
    faq: [{ question: 'Is it hosted?', answer: 'By you.' }],
    tiers: [
      { id: 'starter', name: 'Starter', price: 99_900, text: 'One project', activations: 1 },
      { id: 'solo', name: 'Solo', price: 49_900, text: '', activations: null },
    ],
    ...changes,
  }
}
