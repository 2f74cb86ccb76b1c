import type { Plan, Requirement } from '../plan'
import type { PlannedFeature } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** Numbered requirements with testable consequences, and the scope of the first version with a reason for each. */
export function buildRequirements(planning: PlanningContext): Pick<Plan, 'requirements' | 'scope'> {
  const isKept = new Set(planning.includedFeatures)
  const outReasons = new Map(planning.cutFeatures.map(({ feature, reason }) => [feature, reason]))
  const requirements = planning.features.map((feature) =>
    buildRequirement(planning, feature, isKept.has(feature) ? 'mvp' : 'later'),
  )
  const scope = planning.features.map((feature) => {
    const out = outReasons.get(feature)
    return {
      ...createItemBase(planning, 'scope', feature.key, out ? 'engine:scope' : feature.from),
      requirementId: planning.allocateId('requirements', feature.key),
      decision: out ? ('out' as const) : ('in' as const),
      reason: out ?? feature.reason,
    }
  })
  return { requirements, scope }
}

function buildRequirement(
  planning: PlanningContext,
  feature: PlannedFeature,
  release: Requirement['release'],
): Requirement {
  const top = createItemBase(planning, 'requirements', feature.key, feature.from)
  return {
    ...top,
    title: feature.title,
    statement: feature.statement,
    capability: feature.group,
    priority: feature.priority,
    release,
    criteria: feature.limits.map((text, index) => ({ id: `${top.id}.${index + 1}`, text })),
    wish: feature.wish,
  }
}
