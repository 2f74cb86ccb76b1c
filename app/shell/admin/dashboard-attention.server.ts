import type { Database } from '~/platform/database/database.server'
import { countErrorReports } from '~/platform/errors/error-reports.commands.server'
import { countFailedMails } from '~/platform/mail/outbox.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import {
  countTrashedPosts,
  listIncompletePosts,
  listRecentDrafts,
  listScheduledPosts,
} from '~/wings/content/blog/dashboard.queries.server'
import { countUnreadMessages } from '~/wings/content/contact/queries.server'
import { listProductsWithoutFiles } from '~/wings/shop/downloads/attention.queries.server'
import { countOrdersNeedingAttention } from '~/wings/shop/orders/attention.queries.server'
import { countWaitingReviews } from '~/wings/shop/reviews/attention.queries.server'
import { listAuditEntries } from '~/wings/site/audit-log/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'

const MAX_LISTED = 4

/** What waits for an admin, and what happened last. */
export async function findDashboardAttention(db: Database, now = new Date()) {
  return {
    ...(await countErrorReports(db, new Date(now.getTime() - DAY_MS))),
    ...(await countOrdersNeedingAttention(db)),
    failedMails: await countFailedMails(db),
    unreadMessages: await countUnreadMessages(db),
    waitingReviews: await countWaitingReviews(db),
    deleted: await countTrashedPosts(db),
    withoutFiles: await listProductsWithoutFiles(db, MAX_LISTED, now),
    scheduled: await listScheduledPosts(db, MAX_LISTED, now),
    drafts: await listRecentDrafts(db, MAX_LISTED),
    incomplete: await listIncompletePosts(db, MAX_LISTED),
    lastActions: await listRecentActions(db),
    hasContactEmail: (await findBrand(db)).contactEmail !== '',
  }
}

async function listRecentActions(db: Database) {
  const { rows } = await listAuditEntries(db, {}, {}, MAX_LISTED)
  return rows.map(({ before, after, ...action }) => action)
}

export type DashboardAttention = Awaited<ReturnType<typeof findDashboardAttention>>
