import type { Plan, Priority, Requirement } from '../plan'
import type { PlannedFeature } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** Numbered requirements with testable consequences, and the scope of the first version with a reason for each. */
export function buildRequirements(planning: PlanningContext): Pick<Plan, 'requirements' | 'scope'> {
  const isKept = new Set(planning.includedFeatures)
  const why = new Map(planning.chosen.map(({ module, why }) => [module.key, why]))
  const outReasons = new Map(planning.cutFeatures.map(({ feature, reason }) => [feature, reason]))
  const requirements = planning.features.map((feature) =>
    buildRequirement(planning, feature, isKept.has(feature) ? 'mvp' : 'later'),
  )
  const scope = planning.features.map((feature) => {
    const out = outReasons.get(feature)
    return {
      ...createItemBase(planning, 'scope', feature.key, out ? 'engine:scope' : `capability:${feature.capability}`),
      requirementId: planning.allocateId('requirements', feature.key),
      decision: out ? ('out' as const) : ('in' as const),
      reason: out ?? inScopeReason(feature.priority, why.get(feature.capability) ?? ''),
    }
  })
  return { requirements, scope }
}

const inScopeReason = (priority: Priority, why: string) =>
  priority === 'must' ? `A must-have. ${why}`.trim() : `A ${priority}-have that fits the weeks. ${why}`.trim()

function buildRequirement(
  planning: PlanningContext,
  feature: PlannedFeature,
  release: Requirement['release'],
): Requirement {
  const top = createItemBase(planning, 'requirements', feature.key, `capability:${feature.capability}`)
  return {
    ...top,
    title: feature.title,
    statement: `The product shall ${feature.shall}.`,
    capability: feature.capability,
    priority: feature.priority,
    release,
    criteria: feature.limits.map((text, index) => ({ id: `${top.id}.${index + 1}`, text })),
  }
}
