import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { hasRecordedAction } from '~/wings/site/audit-log/recorded-actions.queries.server'
import { queueChangedPaths } from '~/wings/web/crawlers/index-now-queue.commands.server'
import type { EntryType } from '../entry-type.server'
import { entrySubject, findEntryForUpdate } from './stored-entry.queries.server'

const schedule: Actor = { id: null, email: 'schedule' }

/**
 * At the moment of a scheduled piece: writes down that it came out, and has every page that shows it drawn anew. What makes
 * it public is its date alone, so a server that was down, or a job that comes late, keeps no visitor from it. A job whose
 * piece was rescheduled or withdrawn does nothing.
 */
export function announcePublicationJob(kind: EntryType) {
  return defineJob({
    name: `announce-${kind.name}`,
    pollSeconds: 3,
    data: z.object({ entryId: z.uuid(), publishedAt: z.iso.datetime() }),
    work: (db, { entryId, publishedAt }) => announcePublication(db, kind, entryId, new Date(publishedAt)),
  })
}

/** Has its coming out written down at the moment itself, when that is still to come. */
export async function enqueueAnnouncement(
  tx: Database,
  kind: EntryType,
  entryId: string,
  publishedAt: Date | null,
  now: Date,
) {
  if (!publishedAt || publishedAt <= now) return
  const data = { entryId: entryId, publishedAt: publishedAt.toISOString() }
  await enqueue(tx, announcePublicationJob(kind), data, { startAfter: publishedAt })
}

function announcePublication(db: Database, kind: EntryType, entryId: string, publishedAt: Date) {
  return inTransaction(db, async (tx) => {
    const stored = await findEntryForUpdate(tx, kind, entryId)
    if (stored?.publishedAt?.getTime() !== publishedAt.getTime()) return
    const [action, subject] = [`${kind.name}.published on schedule`, entrySubject(kind, entryId)]
    if (await hasRecordedAction(tx, subject, action, publishedAt)) return
    await recordAction(tx, schedule, { action, subject, title: stored.published.title, after: { publishedAt } })
    await queueChangedPaths(tx, [kind.pathFor(stored.published.slug)])
    await emitContentChange(tx, kind.listTag, subject)
  })
}
