import { expect, test } from 'vitest'
import { aLargeBrief } from '~test/large-brief'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'

test('a plan of about 400 tasks is made and linted, and says how long that took', () => {
  const { brief, knowledge } = aLargeBrief()
  const start = performance.now()
  const plan = makePlan(brief, { knowledge, today: '2026-03-02' })
  const made = performance.now()
  const findings = lintPlan(plan)
  const linted = performance.now()
  console.info(
    `${plan.tasks.length} tasks: made in ${Math.round(made - start)} ms, linted in ${Math.round(linted - made)} ms`,
  )
  expect(plan.tasks.length).toBeGreaterThan(350)
  expect(findings).toEqual([])
})
