import type { Plan } from '../plan'
import { capitalize } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** Summary, capabilities with the reason for each, conflicts between them, and the stack as it was handed in. */
export function buildOverview(
  planning: PlanningContext,
): Pick<Plan, 'summary' | 'capabilities' | 'conflicts' | 'stack'> {
  return {
    summary: [buildSummary(planning)],
    capabilities: planning.chosen.map(({ module, why, from }) => ({
      ...createItemBase(planning, 'capabilities', module.key, from),
      name: module.name,
      why,
    })),
    conflicts: planning.conflicts.map(({ between, because, advice }) => ({
      ...createItemBase(planning, 'conflicts', between.join('/'), 'engine:conflicts'),
      between,
      reason: because,
      advice,
    })),
    stack: planning.stack.map((layer) => ({
      ...createItemBase(planning, 'stack', layer.layer, 'engine:stack'),
      ...layer,
    })),
  }
}

function buildSummary(planning: PlanningContext) {
  const { brief, archetype, includedFeatures, cutFeatures } = planning
  const hours = Math.round(includedFeatures.reduce((sum, feature) => sum + feature.hours, 0))
  const audience = brief.audience === '' ? '' : ` For: ${brief.audience}`
  const idea = audience === '' || /[.!?…]$/.test(brief.idea) ? brief.idea : `${brief.idea}.`
  return {
    ...createItemBase(planning, 'summary', 'summary', `archetype:${archetype.key}`),
    product: `${capitalize(idea)}${audience}`,
    problem: archetype.problem,
    approach: archetype.approach,
    size: `${includedFeatures.length} requirements in the first version, ${cutFeatures.length} later; about ${hours} hours of work.`,
  }
}
