import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyNeeds, forEveryStack, technologiesOf } from '~test/any-stack-needs'
import { someNeeds } from '../fixtures'
import { criteria, criterionWeights } from '../knowledge/criteria'
import { layers } from '../knowledge/layer'
import { technologies } from '../knowledge/technologies'
import { scaleOf } from '../stack-needs'
import { openContest } from './candidates'
import type { Draft } from './draft'
import { exchanged, faultOf } from './exchange'
import { firstPlaces, placesOf } from './first-places'
import { presentStack } from './present-stack'

test('the weights of the criteria sum to 100', () => {
  expect(Object.values(criterionWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('scores sum up as documented: weights, age and parts', () => {
  forEveryStack((stack) => {
    const weightOfAll = stack.choices.reduce((sum, { layer }) => sum + layers[layer].weight, 0)
    for (const criterion of criteria) {
      const weighted = stack.choices.reduce(
        (sum, { layer, scores }) => sum + scores[criterion].score * layers[layer].weight,
        0,
      )
      expect(stack.criteria[criterion]).toBeCloseTo(weighted / weightOfAll, 9)
    }
    const points = criteria.reduce(
      (sum, criterion) => sum + (criterionWeights[criterion] * stack.criteria[criterion]) / 10,
      0,
    )
    expect(stack.criteriaPoints).toBeCloseTo(points, 9)
    expect(stack.choices.reduce((sum, choice) => sum + choice.points, 0)).toBeCloseTo(points, 9)
    const ages = technologiesOf(stack).map(({ matureSince }) => Math.min(10, 2026 - matureSince))
    expect(stack.boringYears).toBeCloseTo(ages.reduce((sum, age) => sum + age, 0) / ages.length, 9)
    const partPoints = (12 * stack.choices.filter(({ isPart }) => isPart).length) / stack.choices.length
    expect(stack.total).toBeCloseTo(points + stack.boringYears / 2 - partPoints, 9)
  })
})

test('every score of a stack is between 0 and 10 and has a reason', () => {
  forEveryStack(({ choices }) => {
    for (const { score, reason } of choices.flatMap(({ scores }) => Object.values(scores))) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(reason).not.toBe('')
    }
  })
})

test('what a stack costs is the sum of its technologies, and its least fits the budget', () => {
  forEveryStack((stack, needs) => {
    const bands = technologiesOf(stack).map(({ monthlyCost }) => monthlyCost[scaleOf(needs)])
    expect(stack.monthlyCost).toEqual([0, 1].map((end) => bands.reduce((sum, band) => sum + (band[end] ?? 0), 0)))
    if (needs.monthlyBudget !== null) expect(stack.monthlyCost[0]).toBeLessThanOrEqual(needs.monthlyBudget)
  })
})

test('the search ranks a stack by the total that people see, best first', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const { places } = firstPlaces(openContest(technologies, needs))
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
    fc.property(anyNeeds, (needs) => {
      const ids = (drafts: readonly Draft[]) =>
        drafts.map(({ chosen }) => chosen.map(({ technology }) => technology.id))
      const contest = openContest(technologies, needs)
      expect(ids(placesOf(contest))).toEqual(ids(firstPlaces(contest).places))
    }),
    { numRuns: 30 },
  )
})

test('no exchange of a single technology makes the first stack better', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      const contest = openContest(technologies, needs)
      const first = firstPlaces(contest).places[0]
      if (!first) return
      for (const candidate of [...contest.candidates.values()].flat()) {
        const other = exchanged(first, candidate, contest)
        if (!faultOf(other, contest)) expect(other.rank).toBeLessThanOrEqual(first.rank + 1e-6)
      }
    }),
    { numRuns: 30 },
  )
})

test('whoever weighs criteria differently gets an answer by those weights, in the same 100 points', () => {
  const onlyCost = { team: 0, community: 0, performance: 0, scale: 0, cost: 7, integration: 0, security: 0 }
  const contest = openContest(technologies, someNeeds({ weights: onlyCost }))
  const [first] = placesOf(contest).map((draft) => presentStack(draft, contest.needs))
  expect(first?.criteriaPoints).toBeCloseTo((first?.criteria.cost ?? 0) * 10, 9)
  const usual = openContest(technologies, someNeeds())
  const [usually] = placesOf(usual).map((draft) => presentStack(draft, usual.needs))
  expect(first?.criteria.cost).toBeGreaterThanOrEqual(usually?.criteria.cost ?? 10)
})
