import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStackNeeds } from '~test/any-stack-needs'
import { defaultCriterionWeights } from './criteria'
import { defaultNeeds, needsToParams, parseNeedsParams } from './needs-params'

test('an address gives back the needs that it was made of', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      expect(parseNeedsParams(new URLSearchParams(needsToParams(needs).toString()))).toEqual(needs)
    }),
  )
  const weighed = { ...defaultNeeds, weights: { ...defaultCriterionWeights, cost: 60 } }
  expect(parseNeedsParams(needsToParams(weighed))).toEqual(weighed)
})

test.each([
  ['?type=castle&team=5', { team: { size: 5, knows: [] } }],
  ['?team=many&users=-4&weeks=9', { weeks: 9 }],
  ['?on=&rules=none&with=accounts,wings&budget=cheap', { accounts: true }],
  ['?weights=1,2', {}],
  ['?weights=0,0,0,0,0,0,0', {}],
])('what makes no sense in an address is left as it usually is: %s', (search, changed) => {
  expect(parseNeedsParams(new URLSearchParams(search))).toEqual({ ...defaultNeeds, ...changed })
})
