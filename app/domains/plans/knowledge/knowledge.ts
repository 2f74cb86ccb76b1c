import type { Platform } from '../brief-schema'
import type { Archetype } from './archetype'
import { aiAgent } from './archetypes/ai-agent'
import { bookingService } from './archetypes/booking-service'
import { browserExtension } from './archetypes/browser-extension'
import { communitySite } from './archetypes/community-site'
import { courseSite } from './archetypes/course-site'
import { game } from './archetypes/game'
import { internalTool } from './archetypes/internal-tool'
import { iotDashboard } from './archetypes/iot-dashboard'
import { marketplace } from './archetypes/marketplace'
import { mobileApp } from './archetypes/mobile-app'
import { saas } from './archetypes/saas'
import { shop } from './archetypes/shop'
import { CAPABILITIES } from './capabilities'
import type { Capability } from './capability'
import { COMPLIANCE_RULES, type ComplianceRule } from './compliance'
import { QUESTIONS, type Question } from './questions'
import { PLATFORM_CAPABILITIES, PLATFORM_RELEASE, RELEASE_STEPS } from './release-steps'

const ARCHETYPES: Archetype[] = [
  marketplace,
  saas,
  mobileApp,
  internalTool,
  aiAgent,
  shop,
  courseSite,
  iotDashboard,
  game,
  browserExtension,
  communitySite,
  bookingService,
]

/** All that the engine knows of products. Handed in, so that a test can bring a knowledge base of its own. */
export type Knowledge = {
  archetypes: Archetype[]
  capabilities: Capability[]
  questions: Question[]
  compliance: ComplianceRule[]
  platforms: Record<Platform, string[]>
  release: { key: string; step: string; doneWhen: string; isEssential: boolean }[]
  platformRelease: { key: string; platform: Platform; step: string; doneWhen: string }[]
}

export const KNOWLEDGE: Knowledge = {
  archetypes: ARCHETYPES,
  capabilities: CAPABILITIES,
  questions: QUESTIONS,
  compliance: COMPLIANCE_RULES,
  platforms: PLATFORM_CAPABILITIES,
  release: RELEASE_STEPS,
  platformRelease: PLATFORM_RELEASE,
}
