import { listAuditEntries } from '~/domains/audit/queries.server'
import {
  countTrashedPosts,
  listIncompletePosts,
  listRecentDrafts,
  listScheduledPosts,
} from '~/domains/blog/attention.queries.server'
import { countUnreadMessages } from '~/domains/contact/queries.server'
import { listProductsWithoutFiles } from '~/domains/downloads/attention.queries.server'
import { countOrdersNeedingAttention } from '~/domains/orders/attention.queries.server'
import { countWaitingReviews } from '~/domains/reviews/attention.queries.server'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { countErrorReports } from '~/platform/error-reports.server'
import { countFailedMails } from '~/platform/mail/outbox.server'

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
  }
}

async function listRecentActions(db: Database) {
  const { rows } = await listAuditEntries(db, {}, {}, MAX_LISTED)
  return rows.map(({ before, after, ...action }) => action)
}

export type DashboardAttention = Awaited<ReturnType<typeof findDashboardAttention>>
