import type { Job } from '~/platform/jobs/define-job.server'
import { deleteOldMailsJob, deliverMailJob, requeueWaitingMailsJob } from '~/platform/mail/jobs.server'
import { deleteExpiredRateLimitsJob } from '~/platform/security/rate-limit.commands.server'
import { archiveJobs } from '~/wings/content/archives/jobs.server'
import { announcePublication, emptyTrash } from '~/wings/content/blog/jobs.server'
import { bulkJobs } from '~/wings/content/bulk/jobs.server'
import { deleteOldMessagesJob } from '~/wings/content/contact/jobs.server'
import { importJobs } from '~/wings/content/imports/jobs.server'
import { emptyTemplateTrashJob } from '~/wings/content/templates/jobs.server'
import { analyticsJobs } from '~/wings/events/analytics/jobs.server'
import { purgeTrashedNotesJob } from '~/wings/notes/notes/jobs.server'
import { purgeTrashedPlansJob } from '~/wings/planner/plans/jobs.server'
import { purgeTrashedStacksJob } from '~/wings/planner/stacks/jobs.server'
import { sendReportEmailsJob } from '~/wings/reports/reports/jobs.server'
import { checkExternalLinksJob } from '~/wings/seo-tools/external-links/jobs.server'
import { linkJobs } from '~/wings/seo-tools/internal-links/jobs.server'
import { siteAuditJobs } from '~/wings/seo-tools/site-audit/jobs.server'
import { embedPagesJob } from '~/wings/seo-tools/topic-clusters/jobs.server'
import { notifyBuyersOfVersionJob, resumeAnnouncementsJob } from '~/wings/shop/announcements/jobs.server'
import { pruneDownloadHistoryJob, sweepDownloadsJob } from '~/wings/shop/downloads/jobs.server'
import {
  expireOpenOrdersJob,
  handleStripeEventJob,
  reconcileStripePaymentJob,
  remindAbandonedCheckoutsJob,
  sendReviewInvitationsJob,
  sweepStripeEventsJob,
} from '~/wings/shop/orders/jobs.server'
import { announceProductPublicationJob, emptyProductTrashJob } from '~/wings/shop/products/jobs.server'
import { cleanUpPurchasesAccessJob, mailPurchasesLinkJob } from '~/wings/shop/purchases/jobs.server'
import { backupJobs } from '~/wings/site/backups/jobs.server'
import { purgeDeletedPicturesJob, sweepMediaJob } from '~/wings/site/media/jobs.server'
import { submitToIndexNowJob } from '~/wings/web/crawlers/jobs.server'
import { deleteStaleNotFoundUrlsJob } from '~/wings/web/redirects/jobs.server'
import { pruneSocialImagesJob } from '~/wings/web/social-images/jobs.server'
import { archiveEngine } from './archive/archive-engine.server'
import { renderDemoGalleriesJob } from './demo/load-demo.server'

/** Everything that is done later or by the clock. */
export const jobs: Job<unknown>[] = [
  ...importJobs,
  announcePublication,
  emptyTrash,
  announceProductPublicationJob,
  emptyProductTrashJob,
  purgeTrashedPlansJob,
  deliverMailJob,
  requeueWaitingMailsJob,
  deleteOldMailsJob,
  deleteExpiredRateLimitsJob,
  purgeDeletedPicturesJob,
  sweepMediaJob,
  notifyBuyersOfVersionJob,
  resumeAnnouncementsJob,
  sweepDownloadsJob,
  pruneDownloadHistoryJob,
  deleteOldMessagesJob,
  handleStripeEventJob,
  reconcileStripePaymentJob,
  sweepStripeEventsJob,
  expireOpenOrdersJob,
  remindAbandonedCheckoutsJob,
  mailPurchasesLinkJob,
  cleanUpPurchasesAccessJob,
  sendReviewInvitationsJob,
  sendReportEmailsJob,
  purgeTrashedStacksJob,
  deleteStaleNotFoundUrlsJob,
  emptyTemplateTrashJob,
  purgeTrashedNotesJob,
  ...bulkJobs,
  submitToIndexNowJob,
  ...linkJobs,
  checkExternalLinksJob,
  embedPagesJob,
  ...siteAuditJobs,
  pruneSocialImagesJob,
  ...analyticsJobs,
  renderDemoGalleriesJob,
  ...archiveJobs(archiveEngine),
  ...backupJobs,
]
