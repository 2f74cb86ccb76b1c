import { expect, test } from 'vitest'
import { handMadeReading, IDEAS_FOLDER, judgeIdeas } from '~test/plan-quality'
import { makePlan } from './engine/make-plan'
import { aBrief } from './fixtures'

test('whatever is wished is in the plan once it is read', () => {
  const { wishes, served, violations, similar, results } = judgeIdeas(IDEAS_FOLDER, (idea) =>
    makePlan(aBrief({ idea: idea.idea, reading: handMadeReading(idea) })),
  )
  expect(results.flatMap((result) => result.violations)).toEqual([])
  expect(similar).toEqual([])
  expect(violations).toBe(0)
  expect(served / wishes).toBeGreaterThanOrEqual(0.95)
})
