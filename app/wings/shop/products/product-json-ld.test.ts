import { expect, test } from 'vitest'
import type { Product } from './product'
import { faqJsonLd, productJsonLd } from './product-json-ld'

const product: Product = {
  id: '1',
  slug: 'queuepro',
  name: 'QueuePro',
  tagline: 'T',
  description: 'D',
  body: '',
  category: 'saas',
  categoryName: 'SaaS',
  price: 149_950,
  currency: 'USD',
  hasTiers: true,
  preview: null,
  rating: null,
  features: [],
  included: [],
  gallery: [],
  videoUrl: '',
  demoUrl: '',
  faq: [],
  changelog: [],
  publishedAt: new Date(),
  updatedAt: new Date(),
  tiers: [
    { id: 'starter', name: 'Starter', price: 149_950, text: '', activations: 3 },
    { id: 'agency', name: 'Agency', price: 299_900, text: '', activations: null },
  ],
}
const facts = { product, reviews: [], origin: 'https://h.example', isPurchasable: true }

test('each license is an offer with its price and whether it can be bought here', () => {
  const { offers } = productJsonLd(facts)
  expect(offers).toMatchObject([
    { name: 'Starter', price: '1499.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    { name: 'Agency', price: '2999.00', url: 'https://h.example/tools/queuepro?tier=agency' },
  ])
  const inYen = { ...facts, product: { ...product, currency: 'JPY' } }
  expect(productJsonLd(inYen).offers[0]).toMatchObject({ price: '149950', priceCurrency: 'JPY' })
  expect(productJsonLd({ ...facts, isPurchasable: false }).offers[0]?.availability).not.toContain('InStock')
})

test('a rating is claimed only when there are approved reviews', () => {
  expect(productJsonLd(facts)).not.toHaveProperty('aggregateRating')
  expect(productJsonLd(facts)).not.toHaveProperty('review')
  const rating = { count: 3, sum: 13, stars: [0, 0, 0, 2, 1] }
  expect(productJsonLd({ ...facts, product: { ...product, rating } })).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
  })
})

test('questions are said only when there are some', () => {
  expect(faqJsonLd(product)).toEqual([])
  expect(faqJsonLd({ faq: [{ question: 'Q', answer: 'A' }] })).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Q', acceptedAnswer: { text: 'A' } }] },
  ])
})
