import type { Plan, Schedule } from '../plan'
import { shortContradictions } from './contradictions'
import { listGroups } from './plan-groups'
import { createItemBase, type PlanningContext } from './planning-context'
import { capitalize, shortenAtWord, toSentence } from './wish-words'

const MAX_PRODUCT_LENGTH = 600
const MAX_PROBLEM_LENGTH = 400

/** Summary, the parts of the product, conflicts, and the stack as it was handed in. */
export function buildOverview(
  planning: PlanningContext,
  schedule: Schedule,
): Pick<Plan, 'summary' | 'capabilities' | 'conflicts' | 'stack'> {
  return {
    summary: [buildSummary(planning, schedule)],
    capabilities: listGroups(planning).map(({ key, from, name, why }) => ({
      ...createItemBase(planning, 'capabilities', key, from),
      name,
      why,
    })),
    conflicts: [
      ...planning.conflicts.map(({ between, because, advice }) => ({ between, reason: because, advice })),
      ...shortContradictions(planning),
    ].map(({ between, reason, advice }) => ({
      ...createItemBase(planning, 'conflicts', between.join('/'), 'engine:conflicts'),
      between,
      reason,
      advice,
    })),
    stack: planning.stack.map((layer) => ({
      ...createItemBase(planning, 'stack', layer.layer, 'engine:stack'),
      ...layer,
    })),
  }
}

function buildSummary(planning: PlanningContext, { range, p50Hours }: Schedule) {
  const { brief, reading, messages, includedFeatures, cutFeatures } = planning
  const background = reading.rest.filter(({ kind }) => kind === 'background').map(({ quote }) => toSentence(quote))
  const audience = brief.audience === '' ? '' : ` ${messages.summaryFor(brief.audience)}`
  const { lowHours, highHours } = range ?? { lowHours: p50Hours, highHours: p50Hours }
  const roles = reading.roles.map(({ text }) => text)
  return {
    ...createItemBase(planning, 'summary', 'summary', 'engine:summary'),
    product: `${toSentence(shortenAtWord(capitalize(brief.idea), MAX_PRODUCT_LENGTH))}${audience}`,
    problem: shortenAtWord(background.join(' '), MAX_PROBLEM_LENGTH) || messages.noProblem,
    approach: messages.approach(planning.wishes.length, roles),
    size: messages.size(includedFeatures.length, cutFeatures.length, lowHours, highHours),
  }
}
