import { accessibilityCapability } from './capabilities/accessibility'
import { accountsCapability } from './capabilities/accounts'
import { agentToolsCapability } from './capabilities/agent-tools'
import { aiChatCapability } from './capabilities/ai-chat'
import { alertsCapability } from './capabilities/alerts'
import { analyticsCapability } from './capabilities/analytics'
import { approvalsCapability } from './capabilities/approvals'
import { auditLogCapability } from './capabilities/audit-log'
import { backOfficeCapability } from './capabilities/back-office'
import { bookingCapability } from './capabilities/booking'
import { browserScriptsCapability } from './capabilities/browser-scripts'
import { cartCapability } from './capabilities/cart'
import { certificatesCapability } from './capabilities/certificates'
import { commentsCapability } from './capabilities/comments'
import { contentPagesCapability } from './capabilities/content-pages'
import { dataRightsCapability } from './capabilities/data-rights'
import { deliveryCapability } from './capabilities/delivery'
import { deviceTelemetryCapability } from './capabilities/device-telemetry'
import { emailCapability } from './capabilities/email'
import { gameLoopCapability } from './capabilities/game-loop'
import { hostingCapability } from './capabilities/hosting'
import { importExportCapability } from './capabilities/import-export'
import { integrationsCapability } from './capabilities/integrations'
import { invoicesCapability } from './capabilities/invoices'
import { jobsCapability } from './capabilities/jobs'
import { leaderboardsCapability } from './capabilities/leaderboards'
import { lessonsCapability } from './capabilities/lessons'
import { listingsCapability } from './capabilities/listings'
import { localDataCapability } from './capabilities/local-data'
import { localizationCapability } from './capabilities/localization'
import { mapsCapability } from './capabilities/maps'
import { mediaGalleryCapability } from './capabilities/media-gallery'
import { messagingCapability } from './capabilities/messaging'
import { mobileShellCapability } from './capabilities/mobile-shell'
import { moderationCapability } from './capabilities/moderation'
import { notificationsCapability } from './capabilities/notifications'
import { offlineCapability } from './capabilities/offline'
import { organizationsCapability } from './capabilities/organizations'
import { paymentsCapability } from './capabilities/payments'
import { payoutsCapability } from './capabilities/payouts'
import { profilesCapability } from './capabilities/profiles'
import { publicApiCapability } from './capabilities/public-api'
import { pushCapability } from './capabilities/push'
import { quizzesCapability } from './capabilities/quizzes'
import { realtimeCapability } from './capabilities/realtime'
import { recordsCapability } from './capabilities/records'
import { reportsCapability } from './capabilities/reports'
import { retrievalCapability } from './capabilities/retrieval'
import { reviewsCapability } from './capabilities/reviews'
import { rolesCapability } from './capabilities/roles'
import { searchCapability } from './capabilities/search'
import { subscriptionsCapability } from './capabilities/subscriptions'
import { syncCapability } from './capabilities/sync'
import { uploadsCapability } from './capabilities/uploads'
import { webShellCapability } from './capabilities/web-shell'
import { webhooksCapability } from './capabilities/webhooks'
import type { Capability } from './capability'

/** One module per file; a new one is added here and found everywhere. */
export const CAPABILITIES: Capability[] = [
  accessibilityCapability,
  accountsCapability,
  agentToolsCapability,
  aiChatCapability,
  alertsCapability,
  analyticsCapability,
  approvalsCapability,
  auditLogCapability,
  backOfficeCapability,
  bookingCapability,
  browserScriptsCapability,
  cartCapability,
  certificatesCapability,
  commentsCapability,
  contentPagesCapability,
  dataRightsCapability,
  deliveryCapability,
  deviceTelemetryCapability,
  emailCapability,
  gameLoopCapability,
  hostingCapability,
  importExportCapability,
  integrationsCapability,
  invoicesCapability,
  jobsCapability,
  leaderboardsCapability,
  lessonsCapability,
  listingsCapability,
  localDataCapability,
  localizationCapability,
  mapsCapability,
  mediaGalleryCapability,
  messagingCapability,
  mobileShellCapability,
  moderationCapability,
  notificationsCapability,
  offlineCapability,
  organizationsCapability,
  paymentsCapability,
  payoutsCapability,
  profilesCapability,
  publicApiCapability,
  pushCapability,
  quizzesCapability,
  realtimeCapability,
  recordsCapability,
  reportsCapability,
  retrievalCapability,
  reviewsCapability,
  rolesCapability,
  searchCapability,
  subscriptionsCapability,
  syncCapability,
  uploadsCapability,
  webShellCapability,
  webhooksCapability,
]
