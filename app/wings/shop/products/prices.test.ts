import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { callRoute } from '~test/route-call'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { listCatalogProducts } from './catalog.queries.server'
import { aProduct, aProductContent } from './fixtures'
import { importProducts } from './import-products.commands.server'
import { parsePriceFilter } from './parse-price-filter'
import { productContentSchema } from './product-content'
import { findPriceRange, findPublishedProduct } from './queries.server'
import { loader } from './routes/catalog'

const tier = { id: 'a', name: 'A', text: '', activations: null }

test('content without a currency, as earlier versions send it, is in whole US dollars', () => {
  const { currency: _, ...before } = aProductContent({ tiers: [{ ...tier, price: 499 }] })
  expect(productContentSchema.parse(before)).toMatchObject({ currency: 'USD', tiers: [{ price: 49_900 }] })
  const now = aProductContent({ currency: 'EUR', tiers: [{ ...tier, price: 45_950 }] })
  expect(productContentSchema.parse(now)).toEqual(now)
})

test.for([
  ['USD', 49, 'Enter 0 or at least $0.50: card payments take no less.'],
  ['USD', 100_000_000, 'Enter $999,999.99 or less: card payments take no more.'],
  ['USD', 99.5, 'Enter a price.'],
  ['ISK', 150, 'Enter a whole number: ISK has no decimals.'],
  ['KWD', 5_124, 'The last of the 3 decimals must be 0 in KWD.'],
] as const)('a price that Stripe does not charge in %s is refused beside its field', ([currency, price, message]) => {
  const { error } = productContentSchema.safeParse(aProductContent({ currency, tiers: [{ ...tier, price }] }))
  expect(error?.issues).toMatchObject([{ path: ['tiers', 0, 'price'], message }])
})

test('a Markdown file says its prices in whole units, in US dollars unless it names a currency', async ({ db }) => {
  const folder = tempFolder()
  const write = (slug: string, fields: string) =>
    writeFileSync(
      path.join(folder, `${slug}.md`),
      `---\nname: A\nslug: ${slug}\ntagline: T\ndescription: D\ncategory: ai\ndate: 2026-01-01\n${fields}\n---\nText.\n`,
    )
  write('dollars', 'price: 499')
  write('euros', 'currency: EUR\nprice: 459.5\ntiers:\n  - { name: One, price: 459.5 }\n  - { name: Two, price: 900 }')
  await importProducts(db, { folder, dataDir: folder })
  expect(await findPublishedProduct(db, 'dollars')).toMatchObject({ price: 49_900, currency: 'USD' })
  expect(await findPublishedProduct(db, 'euros')).toMatchObject({
    price: 45_950,
    currency: 'EUR',
    tiers: [{ price: 45_950 }, { price: 90_000 }],
  })
})

test('the catalog narrows to prices in the studio’s currency, and each currency is sorted by itself', async ({
  db,
}) => {
  for (const [slug, price, currency] of [
    ['cheap', 19_900, 'USD'],
    ['middle', 49_950, 'USD'],
    ['dear', 99_900, 'USD'],
    ['euros', 30_000, 'EUR'],
  ] as const)
    await aProduct(db, { slug, price, currency, tiers: JSON.stringify([{ ...tier, price }]) })
  const place = { category: null, sort: 'price-up' as const, page: 1, size: 10 }
  const found = async (price: Parameters<typeof listCatalogProducts>[1]['price']) => {
    const { products, count } = await listCatalogProducts(db, { ...place, price })
    expect(count).toBe(products.length)
    return products.map(({ slug }) => slug)
  }
  expect(await found(null)).toEqual(['euros', 'cheap', 'middle', 'dear'])
  expect(await found({ currency: 'USD', min: 19_901, max: 49_950 })).toEqual(['middle'])
  expect(await found({ currency: 'EUR', max: 99_900 })).toEqual(['euros'])
  expect(await findPriceRange(db)).toEqual({ currency: 'USD', from: 19_900, to: 99_900 })
  await saveBrand(db, { ...defaultBrand, currency: 'EUR' })
  expect(await findPriceRange(db)).toEqual({ currency: 'EUR', from: 30_000, to: 30_000 })
})

test('a range is typed in the way of the site, and what cannot be read is said beside its field', async ({ db }) => {
  const parse = (query: string, language = 'en') =>
    parsePriceFilter(new URLSearchParams(query), { currency: 'EUR', language })
  expect(parse('min=1.499,50&max=2000', 'de')).toEqual({
    typed: { min: '1.499,50', max: '2.000,00', errors: {} },
    filter: { currency: 'EUR', min: 149_950, max: 200_000 },
  })
  expect(parse('min=&max=')).toMatchObject({ filter: null })
  expect(parse('min=cheap&max=500')).toMatchObject({
    typed: { min: 'cheap', errors: { min: 'Enter an amount such as 1,499.50.' } },
    filter: { max: 50_000 },
  })
  expect(parse('min=500&max=100').typed.errors).toEqual({ max: 'Enter no less than the lowest price.' })
  await aProduct(db, { slug: 'one' })
  const { data } = await callRoute(loader, db, { path: '/tools?min=x' })
  expect(data).toMatchObject({ count: 1, price: { min: 'x', errors: { min: expect.any(String) } } })
})
