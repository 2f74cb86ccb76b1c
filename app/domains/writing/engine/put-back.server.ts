import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import type { PostContent } from '../post-content'
import type { BeforeState } from './bulk.server'
import { notePictures } from './picture-uses.server'
import { announceLater, refuseUnfinished } from './publication.server'
import { findRevision } from './revisions.server'
import { writeBeside } from './save-draft.server'
import { holdPost, type StoredPost } from './stored-post.server'
import { writeRow } from './write-row.server'

/**
 * Puts a post back into an earlier state of its life: public, scheduled, withdrawn, in the trash; and what visitors see of
 * it back to an earlier revision, with the later one waiting again to be published.
 */
export async function putBack(tx: Database, by: Actor, before: BeforeState, now: Date) {
  const stored = await holdPost(tx, before.id)
  if (stored.revision !== before.revision) throw new DomainError('This post has been changed since.')
  const { publishedAt, deletedAt, contentRevision } = before
  if (publishedAt && deletedAt) throw new DomainError('A post in the trash cannot be public.')
  const content = await contentAt(tx, stored, contentRevision)
  if (publishedAt) await refuseUnfinished(tx, stored.id, content)
  await tx.updateTable('blogPosts').set({ deletedAt: null }).where('id', '=', stored.id).execute()
  await writeRow(tx, stored, { content, publishedAt, contentRevision }, now)
  if (contentRevision !== stored.revision) await writeBeside(tx, stored.id, stored.working, now)
  await tx.updateTable('blogPosts').set({ deletedAt }).where('id', '=', stored.id).execute()
  await notePictures(tx, stored.id)
  await announceLater(tx, stored.id, publishedAt, now)
  await recordAction(tx, by, {
    action: 'post.put back',
    subject: `post:${stored.id}`,
    title: content.title,
    before: { publishedAt: stored.publishedAt, deletedAt: stored.deletedAt },
    after: { publishedAt, deletedAt },
  })
}

async function contentAt(tx: Database, stored: StoredPost, revision: number): Promise<PostContent> {
  if (revision === stored.contentRevision) return stored.row
  const kept = await findRevision(tx, stored.id, revision)
  if (!kept) throw new DomainError('The earlier version of this post is no longer kept.')
  return kept.content
}
