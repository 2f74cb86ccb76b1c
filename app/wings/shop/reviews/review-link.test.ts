import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReviewToken, readReviewToken } from './review-link.server'

const secret = 'a secret of the tests, long enough'

test('a link leads to its order, and to nothing when a single character differs', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(64), fc.constantFrom('A', 'z', '-', '.', '/'), (orderId, place, other) => {
      const token = createReviewToken(secret, orderId)
      expect(readReviewToken(secret, token)).toBe(orderId)
      expect(readReviewToken('another secret', token)).toBeUndefined()
      const forged = token.slice(0, place) + other + token.slice(place + 1)
      if (forged !== token) expect(readReviewToken(secret, forged)).toBeUndefined()
      expect(readReviewToken(secret, token.slice(0, place))).toBeUndefined()
      expect(readReviewToken(secret, `${token}${other}`)).toBeUndefined()
    }),
  )
})

test('whatever is tried as a token leads nowhere and breaks nothing', () => {
  fc.assert(
    fc.property(fc.string(), (token) => {
      expect(readReviewToken(secret, token)).toBeUndefined()
    }),
  )
})
