import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { isRecorded } from '~/domains/audit/recorded.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { defineJob } from '~/platform/jobs/job.server'

const schedule: Actor = { id: null, email: 'schedule' }
const CAME_OUT = 'post.published on schedule'

/**
 * At the moment of a scheduled post: writes down that it came out, and has every page that shows it drawn anew. What makes
 * the post public is its date alone, so a server that was down, or a job that comes late, keeps no visitor from it. A job
 * whose post was rescheduled or withdrawn does nothing.
 */
export const announcePublication = defineJob({
  name: 'announce-publication',
  pollSeconds: 3,
  data: z.object({ postId: z.uuid(), publishedAt: z.iso.datetime() }),
  work: (db, { postId, publishedAt }) => announce(db, postId, new Date(publishedAt)),
})

function announce(db: Database, postId: string, publishedAt: Date) {
  return inTransaction(db, async (tx) => {
    const post = await tx
      .selectFrom('blogPosts')
      .select('title')
      .where('id', '=', postId)
      .where('publishedAt', '=', publishedAt)
      .forUpdate()
      .executeTakeFirst()
    const subject = `post:${postId}`
    if (!post || (await isRecorded(tx, subject, CAME_OUT, publishedAt))) return
    await recordAction(tx, schedule, { action: CAME_OUT, subject, title: post.title, after: { publishedAt } })
    await contentChanged(tx, 'posts', subject)
  })
}
