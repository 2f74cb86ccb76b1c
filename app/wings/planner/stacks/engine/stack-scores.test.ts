import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStackNeeds, assertForEveryStack, listTechnologies } from '~test/any-stack-needs'
import { criteria, defaultCriterionWeights } from '../criteria'
import { someStackNeeds } from '../fixtures'
import { layers } from '../layers'
import { getScale } from '../stack-needs'
import { technologies } from '../technologies'
import { buildCandidatePool } from './candidate-pool'
import { validateStackDraft, withReplacement } from './improve-draft'
import { presentStack } from './present-stack'
import { findTopDrafts, rankStacks } from './rank-stacks'
import type { StackDraft } from './stack-draft'

test('the weights of the criteria sum to 100', () => {
  expect(Object.values(defaultCriterionWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('scores sum up as documented: weights, age and parts', () => {
  assertForEveryStack((stack) => {
    const weightOfAll = stack.choices.reduce((sum, { layer }) => sum + layers[layer].weight, 0)
    for (const criterion of criteria) {
      const weighted = stack.choices.reduce(
        (sum, { layer, scores }) => sum + scores[criterion].score * layers[layer].weight,
        0,
      )
      expect(stack.criteria[criterion]).toBeCloseTo(weighted / weightOfAll, 9)
    }
    const points = criteria.reduce(
      (sum, criterion) => sum + (defaultCriterionWeights[criterion] * stack.criteria[criterion]) / 10,
      0,
    )
    expect(stack.criteriaPoints).toBeCloseTo(points, 9)
    expect(stack.choices.reduce((sum, choice) => sum + choice.points, 0)).toBeCloseTo(points, 9)
    const ages = listTechnologies(stack).map(({ matureSince }) => Math.min(10, 2026 - matureSince))
    expect(stack.boringYears).toBeCloseTo(ages.reduce((sum, age) => sum + age, 0) / ages.length, 9)
    const partPoints = (12 * stack.choices.filter(({ isPart }) => isPart).length) / stack.choices.length
    expect(stack.total).toBeCloseTo(points + stack.boringYears / 2 - partPoints, 9)
  })
})

test('every score of a stack is between 0 and 10 and has a reason', () => {
  assertForEveryStack(({ choices }) => {
    for (const { score, reason } of choices.flatMap(({ scores }) => Object.values(scores))) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(reason).not.toBe('')
    }
  })
})

test('what a stack costs is the sum of its technologies, and its least fits the budget', () => {
  assertForEveryStack((stack, needs) => {
    const bands = listTechnologies(stack).map(({ monthlyCost }) => monthlyCost[getScale(needs)])
    expect(stack.monthlyCost).toEqual([0, 1].map((end) => bands.reduce((sum, band) => sum + (band[end] ?? 0), 0)))
    if (needs.monthlyBudget !== null) expect(stack.monthlyCost[0]).toBeLessThanOrEqual(needs.monthlyBudget)
  })
})

test('the search ranks a stack by the total that people see, best first', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const { places } = rankStacks(buildCandidatePool(technologies, needs))
      const totals = places.map((draft) => presentStack(draft, needs).total)
      totals.forEach((total, index) => {
        expect(total).toBeCloseTo(places[index]?.rank ?? Number.NaN, 9)
      })
      for (const [index, total] of totals.entries())
        expect(total).toBeLessThanOrEqual((totals[index - 1] ?? 1000) + 1e-6)
    }),
    { numRuns: 30 },
  )
})

test('leaving out foundations without a chance changes none of the first places', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const ids = (drafts: readonly StackDraft[]) =>
        drafts.map(({ chosen }) => chosen.map(({ technology }) => technology.id))
      const contest = buildCandidatePool(technologies, needs)
      expect(ids(findTopDrafts(contest))).toEqual(ids(rankStacks(contest).places))
    }),
    { numRuns: 30 },
  )
})

test('no exchange of a single technology makes the first stack better', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const contest = buildCandidatePool(technologies, needs)
      const first = rankStacks(contest).places[0]
      if (!first) return
      for (const candidate of [...contest.candidates.values()].flat()) {
        const other = withReplacement(first, candidate, contest)
        if (!validateStackDraft(other, contest)) expect(other.rank).toBeLessThanOrEqual(first.rank + 1e-6)
      }
    }),
    { numRuns: 30 },
  )
})

test('whoever weighs criteria differently gets an answer by those weights, in the same 100 points', () => {
  const onlyCost = { team: 0, community: 0, performance: 0, scale: 0, cost: 7, integration: 0, security: 0 }
  const contest = buildCandidatePool(technologies, someStackNeeds({ weights: onlyCost }))
  const [first] = findTopDrafts(contest).map((draft) => presentStack(draft, contest.needs))
  expect(first?.criteriaPoints).toBeCloseTo((first?.criteria.cost ?? 0) * 10, 9)
  const usual = buildCandidatePool(technologies, someStackNeeds())
  const [usually] = findTopDrafts(usual).map((draft) => presentStack(draft, usual.needs))
  expect(first?.criteria.cost).toBeGreaterThanOrEqual(usually?.criteria.cost ?? 10)
})
