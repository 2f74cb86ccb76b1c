import knowledge from 'virtual:knowledge/plans'
import { PRODUCT_TYPES } from '../brief-schema'
import type {
  Capability,
  ComplianceRule,
  PlatformCapabilities,
  ProductArchetype,
  QuestionTemplate,
  ReleaseSteps,
  WishKind,
} from './knowledge-schema'

/** All that the engine knows of products. Handed in, so that a test can bring a knowledge base of its own. */
export interface KnowledgeBase {
  archetypes: ProductArchetype[]
  capabilities: Capability[]
  questions: QuestionTemplate[]
  compliance: ComplianceRule[]
  platforms: PlatformCapabilities
  release: ReleaseSteps['everywhere']
  platformRelease: ReleaseSteps['byPlatform']
  wishKinds: WishKind[]
}

export const KNOWLEDGE_BASE: KnowledgeBase = {
  archetypes: PRODUCT_TYPES.map((key) => ({ key, ...knowledge.archetypes[key] })),
  capabilities: Object.entries(knowledge.capabilities).map(([key, capability]) => ({ key, ...capability })),
  questions: knowledge.questions,
  compliance: knowledge.complianceRules,
  platforms: knowledge.platforms,
  release: knowledge.releaseSteps.everywhere,
  platformRelease: knowledge.releaseSteps.byPlatform,
  wishKinds: Object.entries(knowledge.wishKinds).map(([key, kind]) => ({ key, ...kind })),
}
