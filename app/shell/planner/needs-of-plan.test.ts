import { expect, test } from 'vitest'
import { makePlan } from '~/domains/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/domains/plans/fixtures'
import { findBestStacks } from '~/domains/stacks/generate-stacks'
import { stackNeedsSchema } from '~/domains/stacks/stack-needs'
import { deriveStackNeeds } from './needs-of-plan'

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
  expect(needsOf('shop')).toMatchObject({ productType: 'shop', payments: true, serverRendering: true })
  expect(needsOf('ai-agent')).toMatchObject({ productType: 'ai-agent', ai: true })
  expect(needsOf('browser-extension')).toMatchObject({ platforms: ['extension'] })
  expect(needsOf('internal-tool')).toMatchObject({ payments: false, weeks: SAMPLE_BRIEFS['internal-tool'].weeks })
})
