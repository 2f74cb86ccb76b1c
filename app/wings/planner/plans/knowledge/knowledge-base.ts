import type { Platform } from '../brief-schema'
import type { ProductArchetype } from './archetype'
import { aiAgentArchetype } from './archetypes/ai-agent'
import { bookingServiceArchetype } from './archetypes/booking-service'
import { browserExtensionArchetype } from './archetypes/browser-extension'
import { communitySiteArchetype } from './archetypes/community-site'
import { courseSiteArchetype } from './archetypes/course-site'
import { gameArchetype } from './archetypes/game'
import { internalToolArchetype } from './archetypes/internal-tool'
import { iotDashboardArchetype } from './archetypes/iot-dashboard'
import { marketplaceArchetype } from './archetypes/marketplace'
import { mobileAppArchetype } from './archetypes/mobile-app'
import { saasArchetype } from './archetypes/saas'
import { shopArchetype } from './archetypes/shop'
import { CAPABILITIES } from './capabilities'
import type { Capability } from './capability'
import { COMPLIANCE_RULES, type ComplianceRule } from './compliance-rules'
import { QUESTION_TEMPLATES, type QuestionTemplate } from './questions'
import { PLATFORM_CAPABILITIES, PLATFORM_RELEASE_STEPS, RELEASE_CHECKLIST } from './release-steps'

const PRODUCT_ARCHETYPES: ProductArchetype[] = [
  marketplaceArchetype,
  saasArchetype,
  mobileAppArchetype,
  internalToolArchetype,
  aiAgentArchetype,
  shopArchetype,
  courseSiteArchetype,
  iotDashboardArchetype,
  gameArchetype,
  browserExtensionArchetype,
  communitySiteArchetype,
  bookingServiceArchetype,
]

/** All that the engine knows of products. Handed in, so that a test can bring a knowledge base of its own. */
export type KnowledgeBase = {
  archetypes: ProductArchetype[]
  capabilities: Capability[]
  questions: QuestionTemplate[]
  compliance: ComplianceRule[]
  platforms: Record<Platform, string[]>
  release: { key: string; step: string; doneWhen: string; isEssential: boolean }[]
  platformRelease: { key: string; platform: Platform; step: string; doneWhen: string }[]
}

export const KNOWLEDGE_BASE: KnowledgeBase = {
  archetypes: PRODUCT_ARCHETYPES,
  capabilities: CAPABILITIES,
  questions: QUESTION_TEMPLATES,
  compliance: COMPLIANCE_RULES,
  platforms: PLATFORM_CAPABILITIES,
  release: RELEASE_CHECKLIST,
  platformRelease: PLATFORM_RELEASE_STEPS,
}
