import type { Archetype } from './archetype'
import { marketplace } from './archetypes/marketplace'
import { saas } from './archetypes/saas'
import { mobileApp } from './archetypes/mobile-app'
import { internalTool } from './archetypes/internal-tool'
import { aiAgent } from './archetypes/ai-agent'
import { shop } from './archetypes/shop'
import { courseSite } from './archetypes/course-site'
import { iotDashboard } from './archetypes/iot-dashboard'
import { game } from './archetypes/game'
import { browserExtension } from './archetypes/browser-extension'
import { communitySite } from './archetypes/community-site'
import { bookingService } from './archetypes/booking-service'

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
