import { foundationLayers } from '../layer'
import { criteria, criterionNames, criterionWeights, type RejectedOption } from '../stack'
import type { Candidate, Contest } from './candidates'
import { exchanged, faultOf } from './exchange'
import type { Draft } from './search-stacks'
import { inPoints, inWords } from './wording'

interface Outcome {
  contest: Contest
  first: Draft
  found: readonly Draft[]
  nameOf: (id: string) => string
}

const facts = ({ technology: { id, name, layer } }: Pick<Candidate, 'technology'>) => ({ id, name, layer })

/** The criteria in which the winner of the layer is ahead, the widest gap first. */
function whereItLacks(loser: Candidate, winner: Candidate | undefined) {
  if (!winner) return []
  const gaps = criteria.map((criterion) => ({
    criterion,
    gap: (winner.scores[criterion].score - loser.scores[criterion].score) * criterionWeights[criterion],
  }))
  const ahead = gaps.filter(({ gap }) => gap > 0).sort((one, other) => other.gap - one.gap)
  return ahead.slice(0, 2).map(({ criterion }) => criterionNames[criterion].toLowerCase())
}

function lacking(candidate: Candidate, best: Draft, { first }: Outcome): RejectedOption {
  const pointsLacking = Math.max(0, first.rank - best.rank)
  const winner = first.chosen.find(({ technology }) => technology.layer === candidate.technology.layer)
  const where = whereItLacks(candidate, winner)
  const than = winner?.technology.name ?? 'the first'
  const because = where.length ? `, most of all in ${inWords(where)}` : ', for more parts or less age'
  const reason = `The best stack with ${candidate.technology.name} has ${inPoints(pointsLacking)} points less than the one with ${than}${because}.`
  return { ...facts(candidate), rule: null, pointsLacking, reason }
}

function judge(candidate: Candidate, outcome: Outcome): RejectedOption {
  const { contest, first, found, nameOf } = outcome
  const isFoundation = foundationLayers.includes(candidate.technology.layer)
  const other = isFoundation ? found.find(({ chosen }) => chosen.includes(candidate)) : undefined
  if (other) return lacking(candidate, other, outcome)
  const instead = exchanged(first, candidate, contest)
  const fault = faultOf(instead, contest, nameOf)
  if (!fault) return lacking(candidate, instead, outcome)
  return { ...facts(candidate), rule: fault.rule, pointsLacking: null, reason: fault.sentence }
}

/** Every technology of the needed layers that is not in the first stack, with the rule or the points that cost it the place. */
export function rejectedOptions(outcome: Outcome): RejectedOption[] {
  const { contest, first } = outcome
  const losers = [...contest.candidates.values()].flat().filter((candidate) => !first.chosen.includes(candidate))
  return [...losers.map((candidate) => judge(candidate, outcome)), ...refusedOptions(contest)].sort(
    (one, other) => contest.layers.indexOf(one.layer) - contest.layers.indexOf(other.layer),
  )
}

/** What the hard filters refused. */
export function refusedOptions({ refused }: Contest): RejectedOption[] {
  return refused.map(({ technology, refusal }) => ({
    ...facts({ technology }),
    rule: refusal.rule,
    pointsLacking: null,
    reason: refusal.sentence,
  }))
}
