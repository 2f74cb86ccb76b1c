import type { Plan } from '../../plan'
import { capital } from '../features'
import { head, type Planning } from '../planning'

/** Summary, capabilities with the reason for each, conflicts between them, and the stack as it was handed in. */
export function frontOf(planning: Planning): Pick<Plan, 'summary' | 'capabilities' | 'conflicts' | 'stack'> {
  return {
    summary: [summaryOf(planning)],
    capabilities: planning.chosen.map(({ module, why, from }) => ({
      ...head(planning, 'capabilities', module.key, from),
      name: module.name,
      why,
    })),
    conflicts: planning.conflicts.map(({ between, because, advice }) => ({
      ...head(planning, 'conflicts', between.join('/'), 'engine:conflicts'),
      between,
      reason: because,
      advice,
    })),
    stack: planning.stack.map((layer) => ({ ...head(planning, 'stack', layer.layer, 'engine:stack'), ...layer })),
  }
}

function summaryOf(planning: Planning) {
  const { brief, archetype, kept, cut } = planning
  const hours = Math.round(kept.reduce((sum, feature) => sum + feature.hours, 0))
  const audience = brief.audience === '' ? '' : ` For: ${brief.audience}`
  const idea = audience === '' || /[.!?…]$/.test(brief.idea) ? brief.idea : `${brief.idea}.`
  return {
    ...head(planning, 'summary', 'summary', `archetype:${archetype.key}`),
    product: `${capital(idea)}${audience}`,
    problem: archetype.problem,
    approach: archetype.approach,
    size: `${kept.length} requirements in the first version, ${cut.length} later; about ${hours} hours of work.`,
  }
}
