import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { emptyPost, type PostContent } from '../post-content'
import { changeOf } from './audited.server'
import { withBoundLinks, withPaths } from './bound-links.server'
import { cleanContent, flagsOf } from './clean-content.server'
import { notePictures } from './picture-uses.server'
import { findLastAuthor, keepMetRevision, keepRevision, keepWhatIsThere } from './revisions.server'
import { findHeldPost, holdPost, type StoredPost } from './stored-post.server'
import { withFreeSlug } from './suggested-slug.server'
import { columnsOf, refusedFields, writeRow } from './write-row.server'

export interface Save {
  /** The revision that the writer saw last; 0 for a post that is new. */
  basedOn: number
  content: PostContent
}

export interface CurrentVersion {
  revision: number
  content: PostContent
  savedBy: string
  savedAt: Date
}

export interface Saved {
  revision: number
  savedAt: Date
  /** The address that it got, when the suggested one was taken. */
  slug?: string
  /** What could not be kept, by field; everything else is stored. */
  fieldErrors?: Record<string, string>
}

export type SaveResult = Saved | { current: CurrentVersion }

/**
 * Stores what is being written. Nobody writes over what they have not seen: a save based on an older revision changes
 * nothing and is answered with the current one, which then stays in the history.
 */
export async function saveDraft(
  db: Database,
  by: Actor,
  postId: string,
  { basedOn, content: sent }: Save,
  now = new Date(),
): Promise<SaveResult> {
  const [cleaned, flags] = [cleanContent(sent), flagsOf(sent)]
  return inTransaction(db, async (tx) => {
    const found = await findHeldPost(tx, postId)
    if (!found && basedOn !== 0) throw new DomainError('This post no longer exists.', 404)
    const created = found ? undefined : await createPost(tx, postId, now)
    const stored = found ?? created ?? (await holdPost(tx, postId))
    const content = await withFreeSlug(tx, stored, await withBoundLinks(tx, cleaned))
    const isStale = !created && basedOn !== stored.revision
    if (isStale && !isDeepStrictEqual(stored.working, content)) return meet(tx, stored)
    const saved = await store(tx, by, stored, { content, flags, isNew: created !== undefined }, now)
    return content.slug === cleaned.slug ? saved : { ...saved, slug: content.slug }
  })
}

interface Storing {
  content: PostContent
  flags: string[]
  isNew?: boolean
  reason?: 'saved' | 'restored'
}

/** Makes this the state that is being written: in the row, or beside it when visitors see or will see the row. */
export async function store(tx: Database, by: Actor, stored: StoredPost, storing: Storing, now: Date): Promise<Saved> {
  const { flags, isNew = false, reason = 'saved' } = storing
  const fieldErrors = await refusedFields(tx, stored.id, storing.content)
  const content = { ...storing.content, ...keptInstead(fieldErrors, stored.working) }
  const problems = Object.keys(fieldErrors).length > 0 ? { fieldErrors } : {}
  if (!isNew && isDeepStrictEqual(stored.working, content))
    return { revision: stored.revision, savedAt: stored.savedAt, ...problems }
  const revision = isNew ? stored.revision : stored.revision + 1
  if (!isNew) await keepWhatIsThere(tx, stored)
  await tx.updateTable('blogPosts').set({ revision, savedAt: now }).where('id', '=', stored.id).execute()
  if (stored.publishedAt) await writeBeside(tx, stored.id, content, now)
  else {
    await tx.deleteFrom('postDrafts').where('postId', '=', stored.id).execute()
    await writeRow(tx, stored, { content, publishedAt: null, contentRevision: revision }, now)
  }
  await notePictures(tx, stored.id)
  const kept = await keepRevision(tx, by, { postId: stored.id, revision, content, reason, flags }, now)
  if (kept.isNew || kept.newFlags.length > 0) {
    const action = isNew ? 'post.created' : `post.${reason}`
    await recordAction(tx, by, { action, flags: kept.newFlags, ...changeOf(stored, stored.working, content) })
  }
  return { revision, savedAt: now, ...problems }
}

function keptInstead(fieldErrors: Record<string, string>, { slug, coverId }: PostContent) {
  return { ...(fieldErrors.slug && { slug }), ...(fieldErrors.coverId && { coverId }) }
}

/** Keeps it beside the row, which stays what visitors see. */
export async function writeBeside(tx: Database, postId: string, content: PostContent, now: Date) {
  const values = { content: JSON.stringify(content), savedAt: now }
  await tx
    .insertInto('postDrafts')
    .values({ postId, ...values })
    .onConflict((conflict) => conflict.column('postId').doUpdateSet(values))
    .execute()
}

/** Undefined when somebody else has just made it. */
async function createPost(tx: Database, postId: string, now: Date) {
  const made = await tx
    .insertInto('blogPosts')
    .values({ id: postId, ...columnsOf(postId, emptyPost), createdAt: now, updatedAt: now, savedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && findHeldPost(tx, postId)
}

/** Two versions meet: the stored one is answered, and stays in the history whatever is decided. */
export async function meet(tx: Database, stored: StoredPost): Promise<{ current: CurrentVersion }> {
  await keepMetRevision(tx, stored)
  const { revision, working, savedAt } = stored
  const content = await withPaths(tx, working)
  return { current: { revision, content, savedBy: await findLastAuthor(tx, stored.id, revision), savedAt } }
}
