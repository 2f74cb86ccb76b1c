import { describe, expect, test } from 'vitest'
import { handMadeReading, IDEAS_FOLDER, judgeIdeas } from '~test/plan-quality'
import { makePlan } from './engine/make-plan'
import { aBrief } from './fixtures'

/*
 * Thirty ideas whose wishes somebody listed who saw no code: `npm run bench -- plan-quality` prints what is missed.
 * Measured when written: 262 of 273 wishes. The floor lies a little below.
 */
const MIN_SERVED = 0.9

describe('plans of thirty ideas, without an AI', () => {
  const { wishes, served, results, similar, plannedNonsense } = judgeIdeas(IDEAS_FOLDER)

  test('serve nearly all wishes', () => {
    expect(served / wishes).toBeGreaterThanOrEqual(MIN_SERVED)
  })

  test('do hardly ever what is excluded', () => {
    expect(results.flatMap(({ violations }) => violations).length).toBeLessThanOrEqual(1)
  })

  test('are plans of their own: no two share more than half of their first version', () => {
    expect(similar).toEqual([])
  })

  test('are never made of nonsense', () => {
    expect(plannedNonsense).toEqual([])
  })
})

test('whatever is wished is in the plan once it is read, and nothing that is excluded', () => {
  const { wishes, served, similar, results } = judgeIdeas(IDEAS_FOLDER, (idea) =>
    makePlan(aBrief({ idea: idea.idea, reading: handMadeReading(idea) })),
  )
  expect(results.flatMap((result) => result.violations)).toEqual([])
  expect(similar).toEqual([])
  expect(served / wishes).toBeGreaterThanOrEqual(0.95)
})
