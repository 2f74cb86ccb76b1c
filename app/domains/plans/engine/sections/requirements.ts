import type { Plan, Priority, Requirement } from '../../plan'
import type { PlannedFeature } from '../features'
import { head, type Planning } from '../planning'

/** Numbered requirements with testable consequences, and the scope of the first version with a reason for each. */
export function requirementsOf(planning: Planning): Pick<Plan, 'requirements' | 'scope'> {
  const isKept = new Set(planning.kept)
  const why = new Map(planning.chosen.map(({ module, why }) => [module.key, why]))
  const outReasons = new Map(planning.cut.map(({ feature, reason }) => [feature, reason]))
  const requirements = planning.features.map((feature) =>
    requirementOf(planning, feature, isKept.has(feature) ? 'mvp' : 'later'),
  )
  const scope = planning.features.map((feature) => {
    const out = outReasons.get(feature)
    return {
      ...head(planning, 'scope', feature.key, out ? 'engine:scope' : `capability:${feature.capability}`),
      requirementId: planning.number('requirements', feature.key),
      decision: out ? ('out' as const) : ('in' as const),
      reason: out ?? inReason(feature.priority, why.get(feature.capability) ?? ''),
    }
  })
  return { requirements, scope }
}

const inReason = (priority: Priority, why: string) =>
  priority === 'must' ? `A must-have. ${why}`.trim() : `A ${priority}-have that fits the weeks. ${why}`.trim()

function requirementOf(planning: Planning, feature: PlannedFeature, release: Requirement['release']): Requirement {
  const top = head(planning, 'requirements', feature.key, `capability:${feature.capability}`)
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
