import { expect, test } from 'vitest'
import { controlShare, nextVariantName, nextVariantShare, withSpareShare } from './variant-allocation'

const shares = (...all: number[]) => all.map((share) => ({ share }))

test('a new version gets an even share and leaves somebody to the first', () => {
  expect(nextVariantShare([])).toBe(50)
  expect(nextVariantShare(shares(50))).toBe(33)
  expect(nextVariantShare(shares(50, 33))).toBe(16)
  expect(nextVariantShare(shares(98))).toBe(1)
  expect(controlShare(shares(50, 33, 16))).toBe(1)
})

test('a new version is called by the first letter that is free', () => {
  expect(nextVariantName([])).toBe('Variant B')
  expect(nextVariantName([{ name: 'Variant B' }, { name: 'Short' }])).toBe('Variant C')
  expect(nextVariantName([{ name: 'Variant C' }])).toBe('Variant B')
})

test('a version that comes back takes no more than the first one can spare by now, and needs room', () => {
  expect(withSpareShare(shares(50), { share: 20 })).toEqual({ share: 20 })
  expect(withSpareShare(shares(90), { share: 20 })).toEqual({ share: 9 })
  expect(withSpareShare(shares(99), { share: 20 })).toBeUndefined()
  expect(withSpareShare(shares(10, 10, 10), { share: 20 })).toBeUndefined()
})
