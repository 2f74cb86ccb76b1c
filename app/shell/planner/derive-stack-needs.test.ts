import { expect, test } from 'vitest'
import { makePlan } from '~/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/wings/planner/plans/fixtures'
import { findBestStacks } from '~/wings/planner/stacks/generate-stacks'
import { stackNeedsSchema } from '~/wings/planner/stacks/stack-needs'
import { deriveStackNeeds } from './derive-stack-needs'

const needsOf = (kind: keyof typeof SAMPLE_BRIEFS) =>
  deriveStackNeeds({ brief: SAMPLE_BRIEFS[kind], plan: makePlan(SAMPLE_BRIEFS[kind]) })

test.each(Object.keys(SAMPLE_BRIEFS) as (keyof typeof SAMPLE_BRIEFS)[])(
  'a plan tells its needs, and a stack fits them: %s',
  (kind) => {
    const needs = needsOf(kind)
    expect(stackNeedsSchema.parse(needs)).toEqual(needs)
    expect(findBestStacks(needs).length).toBeGreaterThan(0)
  },
)

test('what a plan can do is asked of its stack', () => {
  const brief = { ...SAMPLE_BRIEFS.shop, capabilities: ['cart', 'payments'] }
  expect(deriveStackNeeds({ brief, plan: makePlan(brief) })).toMatchObject({
    productType: 'shop',
    payments: true,
    serverRendering: true,
  })
  expect(needsOf('browser-extension')).toMatchObject({ platforms: ['extension'] })
  expect(needsOf('internal-tool')).toMatchObject({ payments: false, weeks: SAMPLE_BRIEFS['internal-tool'].weeks })
})
