import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReviewToken, verifyReviewToken } from './review-link.server'

const secret = 'a secret of the tests, long enough'

test('a link leads to its order, and to nothing when a single character differs', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(64), fc.constantFrom('A', 'z', '-', '.', '/'), (orderId, place, other) => {
      const token = createReviewToken(secret, orderId)
      expect(verifyReviewToken(secret, token)).toBe(orderId)
      expect(verifyReviewToken('another secret', token)).toBeUndefined()
      const forged = token.slice(0, place) + other + token.slice(place + 1)
      if (forged !== token) expect(verifyReviewToken(secret, forged)).toBeUndefined()
      expect(verifyReviewToken(secret, token.slice(0, place))).toBeUndefined()
      expect(verifyReviewToken(secret, `${token}${other}`)).toBeUndefined()
    }),
  )
})

test('whatever is tried as a token leads nowhere and breaks nothing', () => {
  fc.assert(
    fc.property(fc.string(), (token) => {
      expect(verifyReviewToken(secret, token)).toBeUndefined()
    }),
  )
})
