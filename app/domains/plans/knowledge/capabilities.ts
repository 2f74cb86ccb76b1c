import { accessibility } from './capabilities/accessibility'
import { accounts } from './capabilities/accounts'
import { agentTools } from './capabilities/agent-tools'
import { aiChat } from './capabilities/ai-chat'
import { alerts } from './capabilities/alerts'
import { analytics } from './capabilities/analytics'
import { approvals } from './capabilities/approvals'
import { auditLog } from './capabilities/audit-log'
import { backOffice } from './capabilities/back-office'
import { booking } from './capabilities/booking'
import { browserScripts } from './capabilities/browser-scripts'
import { cart } from './capabilities/cart'
import { certificates } from './capabilities/certificates'
import { comments } from './capabilities/comments'
import { contentPages } from './capabilities/content-pages'
import { dataRights } from './capabilities/data-rights'
import { delivery } from './capabilities/delivery'
import { deviceTelemetry } from './capabilities/device-telemetry'
import { email } from './capabilities/email'
import { gameLoop } from './capabilities/game-loop'
import { hosting } from './capabilities/hosting'
import { importExport } from './capabilities/import-export'
import { integrations } from './capabilities/integrations'
import { invoices } from './capabilities/invoices'
import { jobs } from './capabilities/jobs'
import { leaderboards } from './capabilities/leaderboards'
import { lessons } from './capabilities/lessons'
import { listings } from './capabilities/listings'
import { localData } from './capabilities/local-data'
import { localization } from './capabilities/localization'
import { maps } from './capabilities/maps'
import { mediaGallery } from './capabilities/media-gallery'
import { messaging } from './capabilities/messaging'
import { mobileShell } from './capabilities/mobile-shell'
import { moderation } from './capabilities/moderation'
import { notifications } from './capabilities/notifications'
import { offline } from './capabilities/offline'
import { organizations } from './capabilities/organizations'
import { payments } from './capabilities/payments'
import { payouts } from './capabilities/payouts'
import { profiles } from './capabilities/profiles'
import { publicApi } from './capabilities/public-api'
import { push } from './capabilities/push'
import { quizzes } from './capabilities/quizzes'
import { realtime } from './capabilities/realtime'
import { records } from './capabilities/records'
import { reports } from './capabilities/reports'
import { retrieval } from './capabilities/retrieval'
import { reviews } from './capabilities/reviews'
import { roles } from './capabilities/roles'
import { search } from './capabilities/search'
import { subscriptions } from './capabilities/subscriptions'
import { sync } from './capabilities/sync'
import { uploads } from './capabilities/uploads'
import { webShell } from './capabilities/web-shell'
import { webhooks } from './capabilities/webhooks'
import type { Capability } from './capability'

/** One module per file; a new one is added here and found everywhere. */
export const CAPABILITIES: Capability[] = [
  accessibility,
  accounts,
  agentTools,
  aiChat,
  alerts,
  analytics,
  approvals,
  auditLog,
  backOffice,
  booking,
  browserScripts,
  cart,
  certificates,
  comments,
  contentPages,
  dataRights,
  delivery,
  deviceTelemetry,
  email,
  gameLoop,
  hosting,
  importExport,
  integrations,
  invoices,
  jobs,
  leaderboards,
  lessons,
  listings,
  localData,
  localization,
  maps,
  mediaGallery,
  messaging,
  mobileShell,
  moderation,
  notifications,
  offline,
  organizations,
  payments,
  payouts,
  profiles,
  publicApi,
  push,
  quizzes,
  realtime,
  records,
  reports,
  retrieval,
  reviews,
  roles,
  search,
  subscriptions,
  sync,
  uploads,
  webShell,
  webhooks,
]
