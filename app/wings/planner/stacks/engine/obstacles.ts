import { layers } from '../layers'
import type { CandidatePool } from './candidate-pool'
import { formatDollars, joinWords } from './format-text'
import { searchStacks } from './search-stacks'

function findEmptyLayers({ layers: needed, candidates, rejected }: CandidatePool) {
  return needed.flatMap((layer) => {
    if (candidates.get(layer)?.length) return []
    const rules = rejected.filter(({ technology }) => technology.layer === layer).map(({ refusal }) => refusal.rule)
    return [`${layers[layer].name}: every option is refused (${joinWords([...new Set(rules)])}).`]
  })
}

/** Why there is no stack, in sentences. */
export function findObstacles(contest: CandidatePool): string[] {
  const empty = findEmptyLayers(contest)
  if (empty.length) return empty
  const { monthlyBudget } = contest.needs
  const cheapest = searchStacks({ ...contest, needs: { ...contest.needs, monthlyBudget: null } })
    .map(({ minCost }) => minCost)
    .sort((one, other) => one - other)[0]
  if (cheapest === undefined || monthlyBudget === null) return ['What the rules leave does not go together.']
  return [
    `The stacks that satisfy everything else start at about ${formatDollars(cheapest)} a month; the budget is ${formatDollars(monthlyBudget)}.`,
  ]
}
