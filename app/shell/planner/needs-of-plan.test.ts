import { expect, test } from 'vitest'
import { makePlan } from '~/domains/plans/engine/make-plan'
import { TEN_IDEAS } from '~/domains/plans/fixtures'
import { bestStacks } from '~/domains/stacks/generate-stacks'
import { stackNeeds } from '~/domains/stacks/stack-needs'
import { needsOfPlan } from './needs-of-plan'

const needsOf = (kind: keyof typeof TEN_IDEAS) =>
  needsOfPlan({ brief: TEN_IDEAS[kind], plan: makePlan(TEN_IDEAS[kind]) })

test.each(Object.keys(TEN_IDEAS) as (keyof typeof TEN_IDEAS)[])(
  'a plan tells its needs, and a stack fits them: %s',
  (kind) => {
    const needs = needsOf(kind)
    expect(stackNeeds.parse(needs)).toEqual(needs)
    expect(bestStacks(needs).length).toBeGreaterThan(0)
  },
)

test('what a plan can do is asked of its stack', () => {
  expect(needsOf('shop')).toMatchObject({ productType: 'shop', payments: true, serverRendering: true })
  expect(needsOf('ai-agent')).toMatchObject({ productType: 'ai-agent', ai: true })
  expect(needsOf('browser-extension')).toMatchObject({ platforms: ['extension'] })
  expect(needsOf('internal-tool')).toMatchObject({ payments: false, weeks: TEN_IDEAS['internal-tool'].weeks })
})
