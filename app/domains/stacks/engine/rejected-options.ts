import { criteria, criterionNames } from '../knowledge/criteria'
import { foundationLayers, type Layer } from '../knowledge/layer'
import type { RejectedOption } from '../stack'
import { type StackNeeds, weightsOf } from '../stack-needs'
import type { Candidate, Contest } from './candidates'
import type { Draft } from './draft'
import { exchanged, faultOf } from './exchange'
import { compareDrafts, searchStacks } from './search-stacks'
import { inPoints, inWords } from './wording'

interface Outcome {
  contest: Contest
  first: Draft
  found: readonly Draft[]
  nameOf: (id: string) => string
}

// What stands on these is chosen for them: it is looked for anew rather than kept.
const groundLayers: readonly Layer[] = ['database', 'hosting']

const LEAST_GAP = 0.05 // points: less is not told in figures

const facts = ({ technology: { id, name, layer } }: Pick<Candidate, 'technology'>) => ({ id, name, layer })

/** The criteria in which the winner of the layer is ahead, the widest gap first. */
function whereItLacks(loser: Candidate, winner: Candidate | undefined, needs: StackNeeds) {
  if (!winner) return []
  const weights = weightsOf(needs)
  const gaps = criteria.map((criterion) => ({
    criterion,
    gap: (winner.scores[criterion].score - loser.scores[criterion].score) * weights[criterion],
  }))
  const ahead = gaps.filter(({ gap }) => gap > 0).sort((one, other) => other.gap - one.gap)
  return ahead.slice(0, 2).map(({ criterion }) => criterionNames[criterion].toLowerCase())
}

function lacking(candidate: Candidate, best: Draft, { contest, first }: Outcome): RejectedOption {
  const { name, layer } = candidate.technology
  const pointsLacking = Math.max(0, first.rank - best.rank)
  const winner = first.chosen.find(({ technology }) => technology.layer === layer)
  const where = whereItLacks(candidate, winner, contest.needs)
  const because = where.length ? `, most of all in ${inWords(where)}` : ', for more parts or less age'
  const gap = pointsLacking < LEAST_GAP ? 'hardly any' : inPoints(pointsLacking)
  const instead = `in place of ${winner?.technology.name ?? 'the first choice'}`
  return {
    ...facts(candidate),
    rule: null,
    pointsLacking,
    reason: `With ${name} ${instead}, the best stack found has ${gap} points less${because}.`,
  }
}

/** The best stack with this technology, whatever else has to change for it. */
function bestWith(candidate: Candidate, { contest, found }: Outcome) {
  const { layer } = candidate.technology
  if (foundationLayers.includes(layer)) return found.find(({ chosen }) => chosen.includes(candidate))
  if (!groundLayers.includes(layer)) return undefined
  return searchStacks({ ...contest, candidates: new Map(contest.candidates).set(layer, [candidate]) }, 1)[0]
}

function judge(candidate: Candidate, outcome: Outcome): RejectedOption {
  const { contest, first, nameOf } = outcome
  const instead = exchanged(first, candidate, contest)
  const fault = faultOf(instead, contest, nameOf)
  const possible = [bestWith(candidate, outcome), fault ? undefined : instead].filter((draft) => draft !== undefined)
  const best = possible.sort(compareDrafts)[0]
  if (best) return lacking(candidate, best, outcome)
  return { ...facts(candidate), rule: fault?.rule ?? null, pointsLacking: null, reason: fault?.sentence ?? '' }
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
