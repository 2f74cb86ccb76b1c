import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Refund, refundedAmount } from './refund'

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1_000)

function aRefund(amount: number, createdAt: number, failedAt?: number): Refund {
  const outcome = failedAt === undefined ? 'succeeded' : 'failed'
  const failed = failedAt === undefined ? null : at(failedAt)
  return {
    id: `re_${createdAt}`,
    amount,
    status: outcome,
    failureReason: '',
    createdAt: at(createdAt),
    failedAt: failed,
  }
}

test('what went back is the sum of the refunds that did not fail', () => {
  expect(refundedAmount([])).toBe(0)
  expect(refundedAmount([aRefund(1_000, 1), aRefund(2_500, 2)])).toBe(3_500)
  expect(refundedAmount([aRefund(1_000, 1), aRefund(2_500, 2, 9)])).toBe(1_000)
})

test('a charge counts for refunds that nobody has named, and for no refund twice', () => {
  expect(refundedAmount([], { amount: 2_500, at: at(5) })).toBe(2_500)
  expect(refundedAmount([aRefund(1_000, 1)], { amount: 2_500, at: at(5) })).toBe(2_500)
  expect(refundedAmount([aRefund(1_000, 1), aRefund(1_500, 2)], { amount: 2_500, at: at(5) })).toBe(2_500)
  expect(refundedAmount([aRefund(1_000, 1), aRefund(1_500, 6)], { amount: 1_000, at: at(5) })).toBe(2_500)
})

test('a refund that fails after the charge spoke takes its amount away; one that failed before is in it no longer', () => {
  expect(refundedAmount([aRefund(2_500, 1, 9)], { amount: 2_500, at: at(5) })).toBe(0)
  expect(refundedAmount([aRefund(2_500, 1, 9)], { amount: 2_500, at: at(12) })).toBe(2_500)
})

// a refund each few seconds, some of which fail later; the charge speaks after each of them
const histories = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 9_999 }), failsAfter: fc.option(fc.nat(30)) }),
  {
    maxLength: 6,
  },
)

test('whichever refunds were named, as long as failed ones are, the sum is what a look at the whole history says', () => {
  fc.assert(
    fc.property(histories, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (steps, isNamed) => {
      const refunds = steps.map(({ amount, failsAfter }, index) =>
        aRefund(amount, index * 4, failsAfter === null ? undefined : index * 4 + 2 * failsAfter + 1),
      )
      const last = at((steps.length - 1) * 4)
      const inCharge = refunds.filter(({ failedAt }) => !failedAt || failedAt > last)
      const charge = steps.length
        ? { amount: inCharge.reduce((sum, { amount }) => sum + amount, 0), at: last }
        : undefined
      const known = refunds.filter(({ failedAt }, index) => failedAt || isNamed[index])
      const truth = refunds.filter(({ failedAt }) => !failedAt).reduce((sum, { amount }) => sum + amount, 0)
      expect(refundedAmount(known, charge)).toBe(truth)
    }),
  )
})
