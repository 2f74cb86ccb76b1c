import { layers } from '../knowledge/layer'
import type { Contest } from './candidates'
import { searchStacks } from './search-stacks'
import { inDollars, inWords } from './wording'

function emptyLayers({ layers: needed, candidates, refused }: Contest) {
  return needed.flatMap((layer) => {
    if (candidates.get(layer)?.length) return []
    const rules = refused.filter(({ technology }) => technology.layer === layer).map(({ refusal }) => refusal.rule)
    return [`${layers[layer].name}: every option is refused (${inWords([...new Set(rules)])}).`]
  })
}

/** Why there is no stack, in sentences. */
export function obstaclesOf(contest: Contest): string[] {
  const empty = emptyLayers(contest)
  if (empty.length) return empty
  const { monthlyBudget } = contest.needs
  const cheapest = searchStacks({ ...contest, needs: { ...contest.needs, monthlyBudget: null } })
    .map(({ leastCost }) => leastCost)
    .sort((one, other) => one - other)[0]
  if (cheapest === undefined || monthlyBudget === null) return ['What the rules leave does not go together.']
  return [
    `The stacks that satisfy everything else start at about ${inDollars(cheapest)} a month; the budget is ${inDollars(monthlyBudget)}.`,
  ]
}
