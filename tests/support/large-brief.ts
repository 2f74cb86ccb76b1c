import { aBrief } from '~/wings/planner/plans/fixtures'
import { KNOWLEDGE_BASE } from '~/wings/planner/plans/knowledge/knowledge-base'
import type { Capability } from '~/wings/planner/plans/knowledge/knowledge-schema'

/** Enough copies of every capability for about 400 tasks. */
const COPIES = 3

/** A brief that gives a plan of about 400 tasks with the knowledge base beside it: copies of what there is, renamed. */
export function aLargeBrief(copies = COPIES) {
  const knowledge = multiplyCapabilities(copies)
  const team = Array.from({ length: 12 }, () => ({ role: 'Developer', skills: [], hoursPerWeek: 40 }))
  return { brief: aBrief({ capabilities: knowledge.capabilities.map(({ key }) => key), weeks: 40, team }), knowledge }
}

function multiplyCapabilities(copies: number) {
  const capabilities = KNOWLEDGE_BASE.capabilities.flatMap((module) =>
    Array.from(
      { length: copies },
      (_, copy): Capability => (copy === 0 ? module : renameCapability(module, `${module.key}-${copy}`)),
    ),
  )
  return { ...KNOWLEDGE_BASE, capabilities }
}

function renameCapability(module: Capability, key: string): Capability {
  const features = module.features.map((feature) => ({
    ...feature,
    shall: `${feature.shall} (${key})`,
    story: { ...feature.story, action: `${feature.story.action} (${key})` },
    tasks: feature.tasks.map((task) => ({ ...task, title: `${task.title} (${key})` })),
  }))
  return { ...module, key, features, entities: [] }
}
