import { analyticsJobs } from '~/domains/analytics/jobs.server'
import { archiveJobs } from '~/domains/archives/jobs.server'
import { announcePublication, emptyTrash } from '~/domains/blog/jobs.server'
import {
  deleteOldBulkRunsJob,
  generateBulkTextsJob,
  resumeBulkRunsJob,
  runBulkTaskJob,
} from '~/domains/bulk-runs/jobs.server'
import { deleteOldMessagesJob } from '~/domains/contact/jobs.server'
import { emptyTemplateTrashJob } from '~/domains/content-templates/jobs.server'
import { submitToIndexNowJob } from '~/domains/crawlers/jobs.server'
import { notifyBuyersOfVersion, pruneDownloadHistory, sweepDownloads } from '~/domains/downloads/jobs.server'
import { processImportJob, resumeImportsJob, sweepImportUploadsJob } from '~/domains/imports/jobs.server'
import { linkJobs } from '~/domains/internal-links/jobs.server'
import { purgeDeletedPictures, sweepMedia } from '~/domains/media/jobs.server'
import { purgeTrashedNotesJob } from '~/domains/notes/jobs.server'
import {
  expireOpenOrders,
  handleStripeEvent,
  lookUpStripePayment,
  remindAbandonedCheckouts,
  sweepStripeEvents,
} from '~/domains/orders/jobs.server'
import { checkExternalLinks } from '~/domains/outside-links/jobs.server'
import { purgeTrashedPlansJob } from '~/domains/plans/jobs.server'
import { announceProductPublication, emptyProductTrash } from '~/domains/products/jobs.server'
import { cleanUpPurchasesAccess, mailPurchasesLink } from '~/domains/purchases/jobs.server'
import { deleteStaleNotFoundUrlsJob } from '~/domains/redirects/jobs.server'
import { sendReportEmailsJob } from '~/domains/reports/jobs.server'
import { sendReviewInvitations } from '~/domains/reviews/jobs.server'
import { auditNightly, auditSite, resumeAudits } from '~/domains/site-audit/jobs.server'
import { pruneSocialImagesJob } from '~/domains/social-pictures/jobs.server'
import { purgeTrashedStacksJob } from '~/domains/stacks/jobs.server'
import { embedPagesJob } from '~/domains/topic-clusters/jobs.server'
import type { Job } from '~/platform/jobs/job.server'
import { deleteOldMailsJob, deliverMailJob, requeueWaitingMailsJob } from '~/platform/mail/deliver-mail.server'
import { deleteExpiredRateLimitsJob } from '~/platform/rate-limit.server'
import { renderDemoGalleriesJob } from './demo.server'
import { archiveEngine } from './export/archive-engine.server'

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
