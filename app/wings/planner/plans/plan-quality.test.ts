import { describe, expect, test } from 'vitest'
import { evaluateIdeas, FORMS_FOLDER, handMadeReading, IDEAS_FOLDER, REFUSALS_FOLDER } from '~test/plan-quality'
import { makePlan } from './engine/make-plan'
import { aBrief } from './fixtures'

/*
 * Thirty ideas whose wishes somebody listed who saw no code: `npm run bench -- plan-quality` prints what is missed.
 * Measured when written: 264 of 273 wishes; of two violations one is "tree" in "street", one a sentence that was read as a wish.
 */
const MIN_SERVED = 0.9

describe('plans of thirty ideas, without an AI', () => {
  const { wishes, served, results, similar, plannedNonsense } = evaluateIdeas(IDEAS_FOLDER)

  test('serve nearly all wishes', () => {
    expect(served / wishes).toBeGreaterThanOrEqual(MIN_SERVED)
  })

  test('do hardly ever what is excluded', () => {
    expect(results.flatMap(({ violations }) => violations).length).toBeLessThanOrEqual(2)
  })

  test('are plans of their own: no two share more than half of their first version', () => {
    expect(similar).toEqual([])
  })

  test('are never made of nonsense', () => {
    expect(plannedNonsense).toEqual([])
  })
})

/*
 * Sixteen ideas full of ways to say no, by somebody who saw no code either. At first sight 168 wishes of 205 were served and 24
 * words of what is excluded stood in plans; what is asserted is what the reader learned from them.
 */
test('ideas that refuse a lot are read: what they refuse is no wish', () => {
  const { served, results } = evaluateIdeas(REFUSALS_FOLDER)
  expect(results).toHaveLength(16)
  expect(served).toBeGreaterThanOrEqual(180)
  expect(results.flatMap(({ violations }) => violations).length).toBeLessThanOrEqual(7)
})

/*
 * Sixteen ideas as letters, talks, tables, tenders and rants: at first sight 104 wishes of 132, and 47 words of what is excluded.
 */
test('ideas in other forms than prose are read too', () => {
  const { served, results, similar, plannedNonsense } = evaluateIdeas(FORMS_FOLDER)
  expect(results).toHaveLength(16)
  expect(served).toBeGreaterThanOrEqual(116)
  expect(results.flatMap(({ violations }) => violations).length).toBeLessThanOrEqual(15)
  expect(similar).toEqual([])
  expect(plannedNonsense.length).toBeLessThanOrEqual(1)
})

test('whatever is wished is in the plan once it is read, and nothing that is excluded', () => {
  const { wishes, served, similar, results } = evaluateIdeas(IDEAS_FOLDER, (idea) =>
    makePlan(aBrief({ idea: idea.idea, reading: handMadeReading(idea) })),
  )
  expect(results.flatMap((result) => result.violations)).toEqual([])
  expect(similar).toEqual([])
  expect(served / wishes).toBeGreaterThanOrEqual(0.95)
})
