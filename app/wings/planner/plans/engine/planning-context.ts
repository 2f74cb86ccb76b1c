import type { Brief } from '../brief-schema'
import type { KnowledgeBase } from '../knowledge/knowledge-base'
import type { ProductArchetype } from '../knowledge/knowledge-schema'
import type { Origin, Section, StackChoice } from '../plan'
import type { CapabilityConflict, ChosenCapability } from './choose-capabilities'
import type { CutFeature } from './cut-scope'
import type { IdAllocator } from './id-allocator'
import type { PlannedFeature, PlannedTask } from './plan-features'

/** All that the sections of a plan are written from. */
export type PlanningContext = {
  brief: Brief
  archetype: ProductArchetype
  knowledge: KnowledgeBase
  chosen: ChosenCapability[]
  conflicts: CapabilityConflict[]
  features: PlannedFeature[]
  includedFeatures: PlannedFeature[]
  cutFeatures: CutFeature[]
  /** Tasks of the first version by key. */
  includedTasks: Map<string, PlannedTask>
  ceremony: { level: 'light' | 'full'; reason: string }
  isLight: boolean
  stack: StackChoice[]
  today: string | null
  allocateId: IdAllocator
}

/** The head that every item has: its id, its key and the rule it comes from. */
export function createItemBase(
  { allocateId }: Pick<PlanningContext, 'allocateId'>,
  section: Section,
  key: string,
  from: string,
) {
  const origin: Origin = { by: 'rule', from }
  return { id: allocateId(section, key), key, origin }
}

/** A key out of a text: "Paid orders per week" becomes "paid-orders-per-week". */
export const toKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
