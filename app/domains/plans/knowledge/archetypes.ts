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

export const ARCHETYPES: Archetype[] = [
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
