import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyNeeds } from '~test/any-stack-needs'
import { criterionWeights } from './knowledge/criteria'
import { needsInParams, paramsOfNeeds, usualNeeds } from './needs-address'

test('an address gives back the needs that it was made of', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      expect(needsInParams(new URLSearchParams(paramsOfNeeds(needs).toString()))).toEqual(needs)
    }),
  )
  const weighed = { ...usualNeeds, weights: { ...criterionWeights, cost: 60 } }
  expect(needsInParams(paramsOfNeeds(weighed))).toEqual(weighed)
})

test.each([
  ['?type=castle&team=5', { team: { size: 5, knows: [] } }],
  ['?team=many&users=-4&weeks=9', { weeks: 9 }],
  ['?on=&rules=none&with=accounts,wings&budget=cheap', { accounts: true }],
  ['?weights=1,2', {}],
  ['?weights=0,0,0,0,0,0,0', {}],
])('what makes no sense in an address is left as it usually is: %s', (search, changed) => {
  expect(needsInParams(new URLSearchParams(search))).toEqual({ ...usualNeeds, ...changed })
})
