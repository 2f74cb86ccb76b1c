import { expect, test } from 'vitest'
import { measureProductCompleteness } from './product-completeness'

test('each field of a product that is read is told once, with what needs it and whether it is filled', () => {
  const offer = { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: ' ' }
  const { filled, total, fields } = measureProductCompleteness({
    '@type': 'Product',
    name: 'QueuePro',
    brand: [],
    offers: [offer],
  })
  const field = (path: string) => fields.find((one) => one.path === path)
  expect(field('name')).toEqual({
    path: 'name',
    requirement: 'required',
    features: ['Product snippet', 'Merchant listing'],
    isFilled: true,
  })
  expect(field('offers')).toMatchObject({
    requirement: 'required',
    features: ['Product snippet', 'Merchant listing'],
    isFilled: true,
  })
  expect([field('brand')?.isFilled, field('image')?.isFilled]).toEqual([false, false])
  expect(field('offers.price')).toMatchObject({ requirement: 'required', isFilled: true })
  expect(field('offers.availability')).toMatchObject({ requirement: 'recommended', isFilled: false })
  expect(new Set(fields.map(({ path }) => path)).size).toBe(total)
  expect(filled).toBe(4)
})

test('a product without an offer lacks what the offer would say, and several prices are read as a range', () => {
  const paths = (product: object) => measureProductCompleteness({ ...product }).fields.map(({ path }) => path)
  expect(paths({})).toEqual(expect.arrayContaining(['offers', 'offers.price', 'offers.priceCurrency']))
  expect(paths({ offers: { '@type': 'AggregateOffer' } })).toEqual(
    expect.arrayContaining(['offers.lowPrice', 'offers.offerCount']),
  )
})
