import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogPosting } from '~/wings/content/blog/blog-posting'
import { productJsonLd } from '~/wings/shop/products/product-json-ld'
import { organizationJsonLd, webSiteJsonLd } from '~/wings/web/seo/site-json-ld'
import { checkJsonLd, checkStructuredData } from './check-json-ld'

const at = 'https://schema.org'
const issuesOf = (data: unknown) => checkStructuredData(data).issues
const errorsOf = (data: unknown) =>
  issuesOf(data)
    .filter(({ level }) => level === 'error')
    .map(({ message }) => message)
const warningsAt = (data: unknown) =>
  issuesOf(data)
    .filter(({ level }) => level === 'warning')
    .map(({ path }) => path)

const anOffer = { '@type': 'Offer', price: '19.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
const aProduct = {
  '@context': at,
  '@type': 'Product',
  name: 'QueuePro',
  image: 'https://harbor.test/q.png',
  offers: anOffer,
}

test('a whole product has no error, and what is missing for a merchant listing is recommended only', () => {
  expect(errorsOf(aProduct)).toEqual([])
  const { image: _, ...withoutImage } = aProduct
  expect(errorsOf(withoutImage)).toEqual([])
  expect(issuesOf(withoutImage)).toContainEqual({
    level: 'warning',
    path: 'image',
    type: 'Product',
    message: 'image is required for “Merchant listing”.',
    source: 'Google: developers.google.com/search/docs/appearance/structured-data/merchant-listing',
  })
  expect(warningsAt(aProduct)).toEqual(
    expect.arrayContaining(['brand', 'sku', 'offers.shippingDetails', 'offers.hasMerchantReturnPolicy']),
  )
})

test('each fault names its place in the JSON', () => {
  const product = {
    ...aProduct,
    name: ' ',
    offers: [anOffer, { ...anOffer, price: '$19', priceCurrency: 'dollars', availability: 'Plenty' }],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 7 },
    review: { '@type': 'Review', author: 'Ada', reviewRating: { ratingValue: 5 } },
  }
  expect(errorsOf(product)).toEqual([
    'name is required for “Product snippet”.',
    'offers[1].price must be a number such as 19.99, without a currency.',
    'offers[1].priceCurrency must be three letters such as USD.',
    expect.stringContaining('offers[1].availability must be one of InStock, OutOfStock'),
    'aggregateRating requires ratingCount or reviewCount for “Review snippet”.',
    'aggregateRating.ratingValue must be between 1 and 5.',
    'review.author must be Person or Organization.',
    'review.reviewRating.@type is missing.',
  ])
})

test('lists, graphs, references and every spelling of the context are read', () => {
  for (const context of [
    ...['http://schema.org', 'https://schema.org/', 'HTTPS://www.schema.org', [at, { x: 'https://x.test' }]],
    ...[{ '@vocab': 'http://schema.org/' }],
  ]) {
    expect(errorsOf({ '@context': context, '@type': 'schema:Person', name: 'Ada' })).toEqual([])
  }
  expect(errorsOf([{ '@type': 'Person', name: 'Ada' }, 'text'])).toEqual([
    '[0].@context must be https://schema.org.',
    '[1] must be an object.',
  ])
  const graph = {
    '@context': at,
    '@graph': [
      { '@type': ['BlogPosting', 'TechArticle'], headline: 'H', publisher: { '@id': '#us' } },
      { '@type': 'Offer' },
      { '@id': '#us' },
    ],
  }
  const { issues, types } = checkStructuredData(graph)
  expect(types).toEqual(['BlogPosting', 'TechArticle', 'Offer'])
  expect(issues.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    '@graph[1] requires price or priceSpecification for “Product snippet”.',
  ])
})

test('an object of another type than its property takes is refused, a more special one is not', () => {
  const offered = (offers: object) => errorsOf({ ...aProduct, offers })
  expect(offered({ '@type': 'Person', name: 'Ada' })).toEqual(['offers must be Offer or AggregateOffer, not Person.'])
  const article = { '@context': at, '@type': 'Article', headline: 'H' }
  expect(errorsOf({ ...article, publisher: { '@type': 'OnlineStore', name: 'Harbor' } })).toEqual([])
  expect(errorsOf({ ...article, author: { '@type': 'Restaurant', name: 'R', address: 'Street 1' } })).toEqual([])
  expect(errorsOf({ ...article, author: { '@type': 'SomethingElse' } })).toEqual([])
})

test('dates, durations, addresses and ranges are what they claim to be', () => {
  const event = {
    '@context': at,
    '@type': 'Event',
    name: 'Launch',
    location: 'Oslo',
    startDate: '2026-03-02T09:00+01:00',
  }
  expect(errorsOf(event)).toEqual([])
  expect(errorsOf({ ...event, startDate: '2026-02-30' })).toHaveLength(1)
  expect(errorsOf({ ...event, startDate: 'March 2' })).toHaveLength(1)
  expect(errorsOf({ ...event, endDate: '2026-03-01' })).toEqual(['endDate is before the start.'])
  const video = {
    '@context': at,
    '@type': 'VideoObject',
    name: 'V',
    thumbnailUrl: '/a.png',
    uploadDate: '2026-03-02',
    duration: '5 min',
  }
  expect(errorsOf(video)).toEqual(['thumbnailUrl must be a full URL.', 'duration must be a duration such as PT30M.'])
})

test('breadcrumbs count from one, and each step but the last leads somewhere', () => {
  const step = (position: number, item?: string) => ({ '@type': 'ListItem', position, name: `Step ${position}`, item })
  const crumbs = (...itemListElement: object[]) => ({ '@context': at, '@type': 'BreadcrumbList', itemListElement })
  expect(errorsOf(crumbs(step(1, 'https://harbor.test/'), step(2)))).toEqual([])
  expect(errorsOf(crumbs(step(1), step(3, 'https://harbor.test/a')))).toEqual([
    'itemListElement[1].position must be 2: positions start at 1.',
    'itemListElement[0].item is missing: every item except the last needs a URL.',
  ])
})

test('a review that stands alone names what it judges, and numbers that say the same stand for each other', () => {
  const review = {
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Ada' },
    reviewRating: { '@type': 'Rating', ratingValue: 5 },
  }
  expect(errorsOf({ '@context': at, ...review })).toEqual(['itemReviewed is missing: the reviewed item is required.'])
  expect(errorsOf({ '@context': at, ...review, itemReviewed: aProduct })).toEqual([])
  expect(errorsOf({ ...aProduct, review })).toEqual([])
  expect([
    warningsAt(aProduct).includes('gtin'),
    warningsAt({ ...aProduct, gtin13: '4006381333931' }).includes('gtin'),
  ]).toEqual([...[true, false]])
})

test('questions are asked and answered', () => {
  const faq = (...mainEntity: object[]) => errorsOf({ '@context': at, '@type': 'FAQPage', mainEntity })
  const answer = { '@type': 'Answer', text: 'Yes.' }
  expect(faq({ '@type': 'Question', name: 'Is it?', acceptedAnswer: answer })).toEqual([])
  expect(faq({ '@type': 'Question', name: 'Is it?' }, answer)).toEqual([
    'mainEntity[1] must be a Question.',
    'mainEntity[0] requires acceptedAnswer or suggestedAnswer for “FAQ”.',
  ])
})

test('what the site says of itself, its products and its posts holds', () => {
  const origin = 'https://harbor.test'
  const brand = { name: 'Harbor', legalName: 'Harbor Ltd', contactEmail: 'a@harbor.test', socialLinks: [] }
  const site = { brand, origin } as unknown as Parameters<typeof webSiteJsonLd>[0]
  const product = {
    slug: 'queuepro',
    name: 'QueuePro',
    description: 'D',
    category: 'saas',
    gallery: [],
    tiers: [{ id: 't', name: 'Team', price: 49 }],
    rating: { stars: [0, 0, 0, 1, 2], count: 3, sum: 14 },
  }
  const review = { stars: 5, title: 'T', text: 'X', authorName: 'Ada', createdAt: '2026-03-02T09:00:00.000Z' }
  const facts = { product, reviews: [review], origin, isPurchasable: true } as unknown as Parameters<
    typeof productJsonLd
  >[0]
  const published = {
    publishedAt: new Date(),
    updatedAt: new Date(),
    tags: ['a'],
    author: 'Ada',
    slug: 'a',
    title: 'T',
  }
  const post = published as unknown as Parameters<typeof blogPosting>[0]
  for (const data of [organizationJsonLd(site), webSiteJsonLd(site), productJsonLd(facts), blogPosting(post, origin)]) {
    expect(checkJsonLd(JSON.stringify(data)).issues.filter(({ level }) => level === 'error')).toEqual([])
  }
})

test('what is no JSON is one error, and what is nested without end does no harm', () => {
  expect(checkJsonLd('{"a":').issues).toMatchObject([{ level: 'error', path: '' }])
  const nested = `${'{"@type":"Person","author":'.repeat(5_000)}1${'}'.repeat(5_000)}`
  expect(checkJsonLd(nested).issues.length).toBeLessThan(200)
  const many = JSON.stringify(Array.from({ length: 20_000 }, () => ({ '@type': 'Offer' })))
  expect(checkJsonLd(many).issues.length).toBeLessThanOrEqual(200)
})

test('any JSON at all is checked, and each fault has a sentence', () => {
  const name = fc.constantFrom(
    '@type',
    '@graph',
    '@id',
    '@context',
    'offers',
    'price',
    'image',
    'review',
    'itemListElement',
    'x',
    ...['toString', 'valueOf', 'ratingValue', 'position', 'availability', 'endDate'],
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('node'), fc.array(tie('value'), { maxLength: 3 })),
    leaf: fc.oneof(
      fc.constantFrom('Product', 'Offer', 'https://schema.org', 'BreadcrumbList', ''),
      fc.integer(),
      fc.constant(null),
    ),
    node: fc.dictionary(name, tie('value'), { maxKeys: 6 }),
  }))
  fc.assert(
    fc.property(value, (data) => {
      for (const { message, source } of issuesOf(data))
        expect([/\.$/.test(message), source !== '']).toEqual([true, true])
    }),
  )
})
