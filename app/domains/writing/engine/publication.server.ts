import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { PostContent } from '../post-content'
import { announcePublication } from './announce-publication.server'
import { changeOf } from './audited.server'
import { hasText } from './clean-content.server'
import { notePictures } from './picture-uses.server'
import { keepRevision, keepWhatIsThere } from './revisions.server'
import { type CurrentVersion, meet } from './save-draft.server'
import { holdPost, type StoredPost } from './stored-post.server'
import { refusedFields, writeRow } from './write-row.server'

export interface Publication {
  /** When it comes out; a moment in the future schedules it. Left out: now, and a public post keeps its date. */
  at?: Date
  /** The revision that is meant to be published; left out: whatever is stored. */
  basedOn?: number
}

export interface Published {
  revision: number
  publishedAt: Date
  slug: string
  /** What a good post has and this one lacks, by field: worth a look, no reason to refuse. */
  warnings: Record<string, string>
}

/** Brings out what is being written, now or at a moment to come. Every page that shows it is fresh before this returns. */
export function publishPost(
  db: Database,
  by: Actor,
  postId: string,
  { at, basedOn }: Publication = {},
  now = new Date(),
): Promise<Published | { current: CurrentVersion }> {
  return inTransaction(db, async (tx) => {
    const stored = await holdPost(tx, postId)
    if (stored.deletedAt) throw new DomainError('This post is in the trash. Restore it first.')
    if (basedOn !== undefined && basedOn !== stored.revision) return meet(tx, stored)
    const { working: content, revision } = stored
    await refuseUnfinished(tx, postId, content)
    const publishedAt = at ?? (isPublic(stored, now) ? stored.publishedAt : now)
    await keepWhatIsThere(tx, stored)
    await writeRow(tx, stored, { content, publishedAt, contentRevision: revision }, now)
    await tx.deleteFrom('postDrafts').where('postId', '=', postId).execute()
    await notePictures(tx, postId)
    await keepRevision(tx, by, { postId, revision, content, reason: 'published' }, now)
    await recordPublication(tx, by, stored, publishedAt, now)
    await announceLater(tx, postId, publishedAt, now)
    return { revision, publishedAt, slug: content.slug, warnings: warningsFor(content) }
  })
}

/** Takes the post away from visitors. What waits to be published goes on waiting. */
export function withdrawPost(db: Database, by: Actor, postId: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const stored = await holdPost(tx, postId)
    if (!stored.publishedAt) return { revision: stored.revision }
    await keepWhatIsThere(tx, stored)
    const { row: content, contentRevision } = stored
    await writeRow(tx, stored, { content, publishedAt: null, contentRevision }, now)
    await recordAction(tx, by, {
      action: 'post.withdrawn',
      subject: `post:${postId}`,
      title: content.title,
      before: { publishedAt: stored.publishedAt },
      after: { publishedAt: null },
    })
    return { revision: stored.revision }
  })
}

/** Has its coming out written down at the moment itself, when that is still to come. */
export async function announceLater(tx: Database, postId: string, publishedAt: Date | null, now: Date) {
  if (!publishedAt || publishedAt <= now) return
  const data = { postId, publishedAt: publishedAt.toISOString() }
  await enqueue(tx, announcePublication, data, { startAfter: publishedAt })
}

/** @throws WrongFields with a sentence for each thing that is missing or cannot be public. */
export async function refuseUnfinished(tx: Database, postId: string, content: PostContent) {
  const fields = { ...missingIn(content), ...(await refusedFields(tx, postId, content)) }
  if (Object.keys(fields).length > 0) throw new WrongFields('This post is not ready to be published.', fields)
}

export function isPublic(stored: StoredPost, now: Date): stored is StoredPost & { publishedAt: Date } {
  return stored.publishedAt !== null && stored.publishedAt <= now
}

function missingIn({ title, slug, body }: PostContent) {
  return {
    ...(!title && { title: 'Give the post a title.' }),
    ...(!slug && { slug: 'Give the post an address.' }),
    ...(!hasText(body) && { body: 'Write the text of the post.' }),
  }
}

function warningsFor({ description, coverId, coverAlt }: PostContent) {
  return {
    ...(!description && { description: 'Without a description, search engines choose one.' }),
    ...(!coverId && { coverId: 'Without a cover, cards and social networks show the studio’s picture.' }),
    ...(coverId && !coverAlt && { coverAlt: 'Describe the cover for those who do not see it.' }),
  }
}

async function recordPublication(tx: Database, by: Actor, stored: StoredPost, publishedAt: Date, now: Date) {
  const { before, after, ...what } = changeOf(stored, stored.row, stored.working)
  await recordAction(tx, by, {
    ...what,
    action: publishedAt > now ? 'post.scheduled' : 'post.published',
    before: { ...before, publishedAt: stored.publishedAt },
    after: { ...after, publishedAt },
  })
}
