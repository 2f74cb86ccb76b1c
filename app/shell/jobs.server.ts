import type { Job } from '~/platform/jobs/define-job.server'
import { deleteOldMailsJob, deliverMailJob, requeueWaitingMailsJob } from '~/platform/mail/jobs.server'
import { deleteExpiredRateLimitsJob } from '~/platform/security/rate-limit.commands.server'
import { archiveJobs } from '~/wings/content/archives/jobs.server'
import { announcePublication, emptyTrash } from '~/wings/content/blog/jobs.server'
import {
  deleteOldBulkRunsJob,
  generateBulkTextsJob,
  resumeBulkRunsJob,
  runBulkTaskJob,
} from '~/wings/content/bulk/jobs.server'
import { deleteOldMessagesJob } from '~/wings/content/contact/jobs.server'
import { processImportJob, resumeImportsJob, sweepImportUploadsJob } from '~/wings/content/imports/jobs.server'
import { emptyTemplateTrashJob } from '~/wings/content/templates/jobs.server'
import { analyticsJobs } from '~/wings/events/analytics/jobs.server'
import { purgeTrashedNotesJob } from '~/wings/notes/notes/jobs.server'
import { purgeTrashedPlansJob } from '~/wings/planner/plans/jobs.server'
import { purgeTrashedStacksJob } from '~/wings/planner/stacks/jobs.server'
import { sendReportEmailsJob } from '~/wings/reports/reports/jobs.server'
import { checkExternalLinks } from '~/wings/seo-tools/external-links/jobs.server'
import { linkJobs } from '~/wings/seo-tools/internal-links/jobs.server'
import { auditNightly, auditSite, resumeAudits } from '~/wings/seo-tools/site-audit/jobs.server'
import { embedPagesJob } from '~/wings/seo-tools/topic-clusters/jobs.server'
import { notifyBuyersOfVersion, resumeAnnouncements } from '~/wings/shop/announcements/jobs.server'
import { pruneDownloadHistory, sweepDownloads } from '~/wings/shop/downloads/jobs.server'
import {
  expireOpenOrders,
  handleStripeEvent,
  lookUpStripePayment,
  remindAbandonedCheckouts,
  sendReviewInvitations,
  sweepStripeEvents,
} from '~/wings/shop/orders/jobs.server'
import { announceProductPublication, emptyProductTrash } from '~/wings/shop/products/jobs.server'
import { cleanUpPurchasesAccess, mailPurchasesLink } from '~/wings/shop/purchases/jobs.server'
import { purgeDeletedPictures, sweepMedia } from '~/wings/site/media/jobs.server'
import { submitToIndexNowJob } from '~/wings/web/crawlers/jobs.server'
import { deleteStaleNotFoundUrlsJob } from '~/wings/web/redirects/jobs.server'
import { pruneSocialImagesJob } from '~/wings/web/social-images/jobs.server'
import { archiveEngine } from './archive/archive-engine.server'
import { renderDemoGalleriesJob } from './demo.server'

/** Everything that is done later or by the clock. */
export const jobs: Job<unknown>[] = [
  processImportJob,
  resumeImportsJob,
  sweepImportUploadsJob,
  announcePublication,
  emptyTrash,
  announceProductPublication,
  emptyProductTrash,
  purgeTrashedPlansJob,
  deliverMailJob,
  requeueWaitingMailsJob,
  deleteOldMailsJob,
  deleteExpiredRateLimitsJob,
  purgeDeletedPictures,
  sweepMedia,
  notifyBuyersOfVersion,
  resumeAnnouncements,
  sweepDownloads,
  pruneDownloadHistory,
  deleteOldMessagesJob,
  handleStripeEvent,
  lookUpStripePayment,
  sweepStripeEvents,
  expireOpenOrders,
  remindAbandonedCheckouts,
  mailPurchasesLink,
  cleanUpPurchasesAccess,
  sendReviewInvitations,
  sendReportEmailsJob,
  purgeTrashedStacksJob,
  deleteStaleNotFoundUrlsJob,
  emptyTemplateTrashJob,
  purgeTrashedNotesJob,
  runBulkTaskJob,
  generateBulkTextsJob,
  resumeBulkRunsJob,
  deleteOldBulkRunsJob,
  submitToIndexNowJob,
  ...linkJobs,
  checkExternalLinks,
  embedPagesJob,
  auditSite,
  resumeAudits,
  auditNightly,
  pruneSocialImagesJob,
  ...analyticsJobs,
  renderDemoGalleriesJob,
  ...archiveJobs(archiveEngine),
]
