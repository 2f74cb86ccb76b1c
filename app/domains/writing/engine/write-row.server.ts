import { sql } from 'kysely'
import { findPicture } from '~/domains/media/find-picture.server'
import { noteLinks, registerPage } from '~/domains/pages/commands.server'
import { linkedPages } from '~/domains/pages/links.server'
import { moveSettings, saveSearchFields } from '~/domains/seo/search-fields.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { PostContent } from '../post-content'
import { readTimeOf } from './clean-content.server'
import { postPath, type StoredPost, slugOf } from './stored-post.server'

/** The columns of the table that hold what an editor wrote. */
export function columnsOf(postId: string, { seo: _elsewhere, ...content }: PostContent) {
  return { ...content, slug: slugOf(postId, content), readTimeInt: readTimeOf(content.body) }
}

interface RowState {
  content: PostContent
  publishedAt: Date | null
  contentRevision: number
}

/**
 * Makes the row say this, and brings along what hangs on it: settings under its address, and every page that shows the
 * post.
 */
export async function writeRow(tx: Database, stored: StoredPost, state: RowState, now = new Date()) {
  const { content, publishedAt, contentRevision } = state
  const columns = columnsOf(stored.id, content)
  await tx
    .updateTable('blogPosts')
    .set({ ...columns, publishedAt, contentRevision, updatedAt: now })
    .where('id', '=', stored.id)
    .execute()
  const [from, to] = [postPath(slugOf(stored.id, stored.row)), postPath(columns.slug)]
  if (from !== to) await moveSettings(tx, from, to)
  await saveSearchFields(tx, to, content.seo, now)
  await registerPage(tx, { id: stored.id, kind: 'post', path: to, title: content.title, publishedAt }, now)
  await noteLinks(tx, stored.id, linkedPages(content.body))
  if (stored.publishedAt || publishedAt) await contentChanged(tx, 'posts', `post:${stored.id}`)
}

/** Fields that cannot be kept as they were sent, each with a sentence; the others are. */
export async function refusedFields(tx: Database, postId: string, { slug, coverId }: PostContent) {
  const fieldErrors: Record<string, string> = {}
  const holder = slug && (await findHolder(tx, postId, slug))
  if (holder) fieldErrors.slug = `“${holder}” already has this address. Choose another one.`
  if (coverId && !(await findPicture(tx, coverId, '')))
    fieldErrors.coverId = 'This picture is no longer in the library. Choose another one.'
  return fieldErrors
}

/** The title of another post that has this slug. */
async function findHolder(tx: Database, postId: string, slug: string) {
  await lockSlug(tx, slug)
  const holder = await tx
    .selectFrom('blogPosts')
    .select(['title', 'deletedAt'])
    .where('slug', '=', slug)
    .where('id', '!=', postId)
    .executeTakeFirst()
  return holder && `${holder.title || 'Untitled'}${holder.deletedAt ? ' (in the trash)' : ''}`
}

/** Two who want one address at the same moment come one after the other. */
export async function lockSlug(tx: Database, slug: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug of a post: ${slug}`}, 0))`.execute(tx)
}
