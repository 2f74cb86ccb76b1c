import type { BriefReading } from '../brief/brief-reading-schema'
import type { Brief } from '../brief-schema'
import type { KnowledgeBase } from '../knowledge/knowledge-base'
import type { ProductNouns } from '../knowledge/knowledge-schema'
import type { PlanMessages } from '../messages/en'
import type { Origin, Section, StackChoice } from '../plan'
import type { CapabilityConflict, ChosenCapability } from './choose-capabilities'
import type { CutFeature } from './cut-scope'
import type { ExclusionCheck } from './exclusion-check'
import type { IdAllocator } from './id-allocator'
import type { PlannedFeature, PlannedTask } from './plan-features'
import type { PlannedWish } from './plan-wishes'

/** All that the sections of a plan are written from. */
export type PlanningContext = {
  title: string
  brief: Brief
  reading: BriefReading
  messages: PlanMessages
  knowledge: KnowledgeBase
  nouns: ProductNouns
  check: ExclusionCheck
  wishes: PlannedWish[]
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

/** How `from` names a model. */
export const AI_SOURCE = 'ai:'

/** The head that every item has: its id, its key and the rule or the model it comes from. */
export function createItemBase(
  { allocateId }: Pick<PlanningContext, 'allocateId'>,
  section: Section,
  key: string,
  from: string,
) {
  const model = from.startsWith(AI_SOURCE) && from.slice(AI_SOURCE.length)
  const origin: Origin = model ? { by: 'ai', from: model } : { by: 'rule', from }
  return { id: allocateId(section, key), key, origin }
}

/** A key out of a text: "Paid orders per week" becomes "paid-orders-per-week", "Größe" becomes "grosse". */
export const toKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The wishes that are in the first version, in the order of the brief. */
export function wishesInFirstVersion({ wishes, includedFeatures }: PlanningContext) {
  const included = new Set(includedFeatures.map(({ key }) => key))
  return wishes.filter(({ key }) => included.has(key))
}
