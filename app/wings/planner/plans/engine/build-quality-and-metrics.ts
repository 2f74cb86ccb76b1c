import type { QualityTemplate } from '../knowledge/knowledge-schema'
import type { Plan } from '../plan'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext, toKey } from './planning-context'

/** Quality in numbers, what the product is not, and how success and its price are measured. */
export function buildQualityAndMetrics(planning: PlanningContext): Pick<Plan, 'qualities' | 'nonGoals' | 'metrics'> {
  const { archetype, isLight, chosen, knowledge, brief } = planning
  const from = `archetype:${archetype.key}`
  const own = (text: string) => fillNouns(text, archetype.nouns)
  const quality = (source: string) => (module: QualityTemplate) => ({
    ...createItemBase(planning, 'qualities', `${source}/${module.key}`, source),
    title: module.title,
    target: own(module.target),
    method: own(module.method),
  })
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  const metric = (kind: 'metric' | 'counter') => (module: { name: string; target: string; why: string }) => ({
    ...createItemBase(planning, 'metrics', `${kind}/${toKey(module.name)}`, from),
    ...module,
    kind,
  })
  const isChosen = new Set(chosen.map(({ module }) => module.key))
  const few = isLight ? 1 : undefined
  return {
    qualities: [
      ...archetype.qualities.map(quality(from)),
      ...chosen.flatMap(({ module }) => module.qualities.map(quality(`capability:${module.key}`))),
      ...rules.flatMap((rule) => rule.qualities.map(quality(`compliance:${rule.key}`))),
    ],
    nonGoals: archetype.nonGoals
      .filter(({ unless = [] }) => !unless.some((key) => isChosen.has(key)))
      .slice(0, isLight ? 2 : undefined)
      .map(({ text, reason }) => ({
        ...createItemBase(planning, 'nonGoals', toKey(text), from),
        text,
        reason,
      })),
    metrics: [
      ...archetype.metrics.slice(0, few).map(metric('metric')),
      ...archetype.counterMetrics.slice(0, few).map(metric('counter')),
    ],
  }
}
