import { criteria, criterionLabels } from '../criteria'
import { foundationLayers, type Layer } from '../layers'
import type { RejectedOption } from '../stack'
import { getWeights, type StackNeeds } from '../stack-needs'
import type { Candidate, CandidatePool } from './candidate-pool'
import { formatPoints, joinWords } from './format-text'
import { validateStackDraft, withReplacement } from './improve-draft'
import { compareDrafts, searchStacks } from './search-stacks'
import type { StackDraft } from './stack-draft'

interface SearchResult {
  contest: CandidatePool
  first: StackDraft
  found: readonly StackDraft[]
  getName: (id: string) => string
}

// What stands on these is chosen for them: it is looked for anew rather than kept.
const infrastructureLayers: readonly Layer[] = ['database', 'hosting']

const MIN_REPORTED_GAP = 0.05 // points: less is not told in figures

const pickIdentity = ({ technology: { id, name, layer } }: Pick<Candidate, 'technology'>) => ({ id, name, layer })

/** The criteria in which the winner of the layer is ahead, the widest gap first. */
function findLostCriteria(loser: Candidate, winner: Candidate | undefined, needs: StackNeeds) {
  if (!winner) return []
  const weights = getWeights(needs)
  const gaps = criteria.map((criterion) => ({
    criterion,
    gap: (winner.scores[criterion].score - loser.scores[criterion].score) * weights[criterion],
  }))
  const ahead = gaps.filter(({ gap }) => gap > 0).sort((one, other) => other.gap - one.gap)
  return ahead.slice(0, 2).map(({ criterion }) => criterionLabels[criterion].toLowerCase())
}

function explainLackingPoints(
  candidate: Candidate,
  best: StackDraft,
  { contest, first }: SearchResult,
): RejectedOption {
  const { name, layer } = candidate.technology
  const pointsLacking = Math.max(0, first.rank - best.rank)
  const winner = first.chosen.find(({ technology }) => technology.layer === layer)
  const where = findLostCriteria(candidate, winner, contest.needs)
  const because = where.length ? `, most of all in ${joinWords(where)}` : ', for more parts or less age'
  const gap = pointsLacking < MIN_REPORTED_GAP ? 'hardly any' : formatPoints(pointsLacking)
  const instead = `in place of ${winner?.technology.name ?? 'the first choice'}`
  return {
    ...pickIdentity(candidate),
    rule: null,
    pointsLacking,
    reason: `With ${name} ${instead}, the best stack found has ${gap} points less${because}.`,
  }
}

/** The best stack with this technology, whatever else has to change for it. */
function findBestDraftWith(candidate: Candidate, { contest, found }: SearchResult) {
  const { layer } = candidate.technology
  if (foundationLayers.includes(layer)) return found.find(({ chosen }) => chosen.includes(candidate))
  if (!infrastructureLayers.includes(layer)) return undefined
  return searchStacks({ ...contest, candidates: new Map(contest.candidates).set(layer, [candidate]) }, 1)[0]
}

function explainRejection(candidate: Candidate, outcome: SearchResult): RejectedOption {
  const { contest, first, getName } = outcome
  const instead = withReplacement(first, candidate, contest)
  const fault = validateStackDraft(instead, contest, getName)
  const possible = [findBestDraftWith(candidate, outcome), fault ? undefined : instead].filter(
    (draft) => draft !== undefined,
  )
  const best = possible.sort(compareDrafts)[0]
  if (best) return explainLackingPoints(candidate, best, outcome)
  return { ...pickIdentity(candidate), rule: fault?.rule ?? null, pointsLacking: null, reason: fault?.message ?? '' }
}

/** Every technology of the needed layers that is not in the first stack, with the rule or the points that cost it the place. */
export function listRejectedOptions(outcome: SearchResult): RejectedOption[] {
  const { contest, first } = outcome
  const losers = [...contest.candidates.values()].flat().filter((candidate) => !first.chosen.includes(candidate))
  return [...losers.map((candidate) => explainRejection(candidate, outcome)), ...listFilteredOptions(contest)].sort(
    (one, other) => contest.layers.indexOf(one.layer) - contest.layers.indexOf(other.layer),
  )
}

/** What the hard filters refused. */
export function listFilteredOptions({ rejected }: CandidatePool): RejectedOption[] {
  return rejected.map(({ technology, refusal }) => ({
    ...pickIdentity({ technology }),
    rule: refusal.rule,
    pointsLacking: null,
    reason: refusal.message,
  }))
}
