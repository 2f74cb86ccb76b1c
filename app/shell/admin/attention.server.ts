import { listAuditEntries } from '~/domains/audit/queries.server'
import {
  countDeletedPosts,
  listIncompletePosts,
  listNextPublications,
  listTouchedDrafts,
} from '~/domains/blog/attention.queries.server'
import { countUnreadMessages } from '~/domains/contact/queries.server'
import type { Database } from '~/platform/database/database.server'
import { countReports } from '~/platform/error-reports.server'
import { countFailedMails } from '~/platform/mail/outbox.server'

const SHOWN = 4
const DAY_MS = 86_400_000

/** What waits for an admin, and what happened last. */
export async function findAttention(db: Database, now = new Date()) {
  const [failedMails, unreadMessages, reports, scheduled, drafts, incomplete, deleted, { rows: actions }] =
    await Promise.all([
      countFailedMails(db),
      countUnreadMessages(db),
      countReports(db, new Date(now.getTime() - DAY_MS)),
      listNextPublications(db, SHOWN, now),
      listTouchedDrafts(db, SHOWN),
      listIncompletePosts(db, SHOWN),
      countDeletedPosts(db),
      listAuditEntries(db, {}, {}, SHOWN),
    ])
  const lastActions = actions.map(({ before, after, ...action }) => action)
  return { failedMails, unreadMessages, ...reports, scheduled, drafts, incomplete, deleted, lastActions }
}

export type Attention = Awaited<ReturnType<typeof findAttention>>
