import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { forgetPages } from '~/domains/pages/commands.server'
import { forgetSettings } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { forgetPictures } from './picture-uses.server'
import { forgetEditors } from './presence.server'
import { withdrawPost } from './publication.server'
import { holdPost, postPath, slugOf } from './stored-post.server'

const KEPT_DAYS = 30
const PURGED_AT_ONCE = 500
const DAY_MS = 86_400_000

/** Puts the post into the trash, where nobody sees it and from where it comes back as it was. */
export function deletePost(db: Database, by: Actor, postId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, working } = await holdPost(tx, postId)
    if (deletedAt) return
    await withdrawPost(tx, by, postId, now)
    await tx.updateTable('blogPosts').set({ deletedAt: now }).where('id', '=', postId).execute()
    await recordAction(tx, by, { action: 'post.deleted', subject: `post:${postId}`, title: working.title })
  })
}

/** Takes the post out of the trash; it is not public until it is published. */
export function restorePost(db: Database, by: Actor, postId: string) {
  return inTransaction(db, async (tx) => {
    const { deletedAt, working } = await holdPost(tx, postId)
    if (!deletedAt) return
    await tx.updateTable('blogPosts').set({ deletedAt: null }).where('id', '=', postId).execute()
    await recordAction(tx, by, {
      action: 'post.restored from the trash',
      subject: `post:${postId}`,
      title: working.title,
    })
  })
}

const timetable: Actor = { id: null, email: 'schedule' }

/** Deletes for good what has been in the trash for 30 days without being written on. Answers how many posts that were. */
export async function purgeTrash(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await forgetEditors(db, new Date(now.getTime() - DAY_MS))
  const old = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('deletedAt', '<', before)
    .where('savedAt', '<', before)
    .limit(PURGED_AT_ONCE)
    .execute()
  for (const { id } of old) await purge(db, id)
  return old.length
}

function purge(db: Database, postId: string) {
  return inTransaction(db, async (tx) => {
    const stored = await holdPost(tx, postId)
    if (!stored.deletedAt) return
    await tx.deleteFrom('blogPosts').where('id', '=', postId).execute()
    await forgetPages(tx, [postId])
    await forgetPictures(tx, postId)
    await forgetSettings(tx, postPath(slugOf(postId, stored.row)))
    await recordAction(tx, timetable, { action: 'post.purged', subject: `post:${postId}`, title: stored.row.title })
  })
}
