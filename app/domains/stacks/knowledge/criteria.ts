/** What a stack is weighed by, and how much of 100 points each criterion counts unless somebody weighs them differently. */
export const criterionWeights = {
  team: 20,
  community: 15,
  performance: 15,
  scale: 15,
  cost: 15,
  integration: 10,
  security: 10,
} as const

export type Criterion = keyof typeof criterionWeights

export const criteria = Object.keys(criterionWeights) as Criterion[]

export const criterionNames: Record<Criterion, string> = {
  team: 'Team fit',
  community: 'Community',
  performance: 'Performance',
  scale: 'Scale',
  cost: 'Cost',
  integration: 'Integration',
  security: 'Security',
}

export type Weights = Record<Criterion, number>

const POINTS = 100

/** Weights of any size as shares of 100 points, so that totals can be compared however somebody weighs. */
export function sharesOf(weights: Weights): Weights {
  const sum = criteria.reduce((total, criterion) => total + weights[criterion], 0)
  return Object.fromEntries(criteria.map((criterion) => [criterion, (weights[criterion] * POINTS) / sum])) as Weights
}
