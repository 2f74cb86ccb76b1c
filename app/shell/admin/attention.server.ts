import { listAuditEntries } from '~/domains/audit/queries.server'
import {
  countDeletedPosts,
  listIncompletePosts,
  listNextPublications,
  listTouchedDrafts,
} from '~/domains/blog/attention.queries.server'
import { countUnreadMessages } from '~/domains/contact/queries.server'
import { listProductsWithoutFiles } from '~/domains/downloads/attention.queries.server'
import { countOrdersInTrouble } from '~/domains/orders/attention.queries.server'
import { countWaitingReviews } from '~/domains/reviews/attention.queries.server'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { countReports } from '~/platform/error-reports.server'
import { countFailedMails } from '~/platform/mail/outbox.server'

const SHOWN = 4

/** What waits for an admin, and what happened last. */
export async function findAttention(db: Database, now = new Date()) {
  return {
    ...(await countReports(db, new Date(now.getTime() - DAY_MS))),
    ...(await countOrdersInTrouble(db)),
    failedMails: await countFailedMails(db),
    unreadMessages: await countUnreadMessages(db),
    waitingReviews: await countWaitingReviews(db),
    deleted: await countDeletedPosts(db),
    withoutFiles: await listProductsWithoutFiles(db, SHOWN, now),
    scheduled: await listNextPublications(db, SHOWN, now),
    drafts: await listTouchedDrafts(db, SHOWN),
    incomplete: await listIncompletePosts(db, SHOWN),
    lastActions: await listLastActions(db),
  }
}

async function listLastActions(db: Database) {
  const { rows } = await listAuditEntries(db, {}, {}, SHOWN)
  return rows.map(({ before, after, ...action }) => action)
}

export type Attention = Awaited<ReturnType<typeof findAttention>>
