import { analyticsJobs } from '~/domains/analytics/jobs.server'
import { archiveJobs } from '~/domains/archives/jobs.server'
import { announcePublication, emptyTrash } from '~/domains/blog/jobs.server'
import { askForBulkRun, continueBulkRuns, sweepBulkRuns, workOnBulkRun } from '~/domains/bulk-runs/jobs.server'
import { forgetOldMessages } from '~/domains/contact/jobs.server'
import { emptyTrashOfTemplates } from '~/domains/content-templates/jobs.server'
import { tellSearchEngines } from '~/domains/crawlers/jobs.server'
import { forgetOldDownloads, sweepDownloads, tellBuyers } from '~/domains/downloads/jobs.server'
import { resumeImports, runImport, sweepImports } from '~/domains/imports/jobs.server'
import { linkJobs } from '~/domains/internal-links/jobs.server'
import { purgeDeletedPictures, sweepMedia } from '~/domains/media/jobs.server'
import { emptyTrashOfNotes } from '~/domains/notes/jobs.server'
import {
  expireOpenOrders,
  handleStripeEvent,
  lookUpStripePayment,
  remindOfOrders,
  sweepStripeEvents,
} from '~/domains/orders/jobs.server'
import { askOutsideLinks } from '~/domains/outside-links/jobs.server'
import { emptyTrashOfPlans } from '~/domains/plans/jobs.server'
import { announceProduct, emptyTrashOfProducts } from '~/domains/products/jobs.server'
import { forgetOldPurchases, mailPurchasesLink } from '~/domains/purchases/jobs.server'
import { forgetMissingAddresses } from '~/domains/redirects/jobs.server'
import { mailReports } from '~/domains/reports/jobs.server'
import { inviteToReview } from '~/domains/reviews/jobs.server'
import { auditNightly, auditSite, resumeAudits } from '~/domains/site-audit/jobs.server'
import { sweepSocialPictures } from '~/domains/social-pictures/jobs.server'
import { emptyTrashOfStacks } from '~/domains/stacks/jobs.server'
import { readMeaningsOfPages } from '~/domains/topic-clusters/jobs.server'
import type { Job } from '~/platform/jobs/job.server'
import { deliverMail, forgetSentMails, sweepOutbox } from '~/platform/mail/deliver-mail.server'
import { forgetRateLimits } from '~/platform/rate-limit.server'
import { drawDemoGalleries } from './demo.server'
import { archiveEngine } from './export/archive-engine.server'

/** Everything that is done later or by the clock. */
export const jobs: Job<unknown>[] = [
  runImport,
  resumeImports,
  sweepImports,
  announcePublication,
  emptyTrash,
  announceProduct,
  emptyTrashOfProducts,
  emptyTrashOfPlans,
  deliverMail,
  sweepOutbox,
  forgetSentMails,
  forgetRateLimits,
  purgeDeletedPictures,
  sweepMedia,
  tellBuyers,
  sweepDownloads,
  forgetOldDownloads,
  forgetOldMessages,
  handleStripeEvent,
  lookUpStripePayment,
  sweepStripeEvents,
  expireOpenOrders,
  remindOfOrders,
  mailPurchasesLink,
  forgetOldPurchases,
  inviteToReview,
  mailReports,
  emptyTrashOfStacks,
  forgetMissingAddresses,
  emptyTrashOfTemplates,
  emptyTrashOfNotes,
  workOnBulkRun,
  askForBulkRun,
  continueBulkRuns,
  sweepBulkRuns,
  tellSearchEngines,
  ...linkJobs,
  askOutsideLinks,
  readMeaningsOfPages,
  auditSite,
  resumeAudits,
  auditNightly,
  sweepSocialPictures,
  ...analyticsJobs,
  drawDemoGalleries,
  ...archiveJobs(archiveEngine),
]
