/** What a stack is weighed by, and how much of 100 points each criterion counts unless somebody weighs them differently. */
export const defaultCriterionWeights = {
  team: 20,
  community: 15,
  performance: 15,
  scale: 15,
  cost: 15,
  integration: 10,
  security: 10,
} as const

export type Criterion = keyof typeof defaultCriterionWeights

export const criteria = Object.keys(defaultCriterionWeights) as Criterion[]

export const criterionLabels: Record<Criterion, string> = {
  team: 'Team fit',
  community: 'Community',
  performance: 'Performance',
  scale: 'Scale',
  cost: 'Cost',
  integration: 'Integration',
  security: 'Security',
}

export type CriterionWeights = Record<Criterion, number>

const POINTS = 100

/** Weights of any size as shares of 100 points, so that totals can be compared however somebody weighs. */
export function normalizeWeights(weights: CriterionWeights): CriterionWeights {
  const sum = criteria.reduce((total, criterion) => total + weights[criterion], 0)
  return Object.fromEntries(
    criteria.map((criterion) => [criterion, (weights[criterion] * POINTS) / sum]),
  ) as CriterionWeights
}
