import { expect, test } from 'vitest'
import { broughtBack, firstShare, freeName, freeShare } from './version-words'

const shares = (...all: number[]) => all.map((share) => ({ share }))

test('a new version gets an even share and leaves somebody to the first', () => {
  expect(freeShare([])).toBe(50)
  expect(freeShare(shares(50))).toBe(33)
  expect(freeShare(shares(50, 33))).toBe(16)
  expect(freeShare(shares(98))).toBe(1)
  expect(firstShare(shares(50, 33, 16))).toBe(1)
})

test('a new version is called by the first letter that is free', () => {
  expect(freeName([])).toBe('Version B')
  expect(freeName([{ name: 'Version B' }, { name: 'Short' }])).toBe('Version C')
  expect(freeName([{ name: 'Version C' }])).toBe('Version B')
})

test('a version that comes back takes no more than the first one can spare by now, and needs room', () => {
  expect(broughtBack(shares(50), { share: 20 })).toEqual({ share: 20 })
  expect(broughtBack(shares(90), { share: 20 })).toEqual({ share: 9 })
  expect(broughtBack(shares(99), { share: 20 })).toBeUndefined()
  expect(broughtBack(shares(10, 10, 10), { share: 20 })).toBeUndefined()
})
