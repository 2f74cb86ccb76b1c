import { ID_PREFIXES, type Plan, type PlanItem, SECTIONS, type Section } from '../plan'
import type { PlannedFeature } from './features'
import { repairCitations } from './repair-citations'

/** What a person took out of the earlier plan, as the rules know it: by keys, before anything is cut or scheduled. */
export function dismissalsOf(earlier: Plan | undefined) {
  const dismissed = new Set(earlier?.dismissedIds)
  const retired = earlier?.retiredIds.filter(({ id }) => dismissed.has(id)) ?? []
  const keysOf = (section: Section) =>
    new Set(retired.filter(({ id }) => id.startsWith(`${ID_PREFIXES[section]}-`)).map(({ key }) => key))
  const [requirements, tasks] = [keysOf('requirements'), keysOf('tasks')]

  function without(features: PlannedFeature[]): PlannedFeature[] {
    if (retired.length === 0) return features
    return features.flatMap((feature) => {
      if (requirements.has(feature.key)) return []
      const left = feature.tasks.filter(({ key }) => !tasks.has(key))
      const hours = left.reduce((sum, { expected }) => sum + expected, 0)
      return [{ ...feature, tasks: left, hours }]
    })
  }
  return { without }
}

/** The plan without what was dismissed, and without citations of it. */
export function withoutDismissed(plan: Plan): Plan {
  if (plan.dismissedIds.length === 0) return plan
  const dismissed = new Set(plan.dismissedIds)
  const lists = SECTIONS.map((section) => [section, plan[section].filter(({ id }: PlanItem) => !dismissed.has(id))])
  return repairCitations({ ...plan, ...Object.fromEntries(lists) }, SECTIONS)
}
