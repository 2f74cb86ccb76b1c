import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { postPath } from '~/wings/content/blog/post'
import type { PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findEntry } from '~/wings/publishing/writing/lifecycle/stored-entry.queries.server'
import { aPostContent, type PostClient } from './post-client'

/** A post that is written again and again: its revision n says n in every field. */
export interface WrittenPost {
  id: string
  /** How often it is published: with every so many saves; 0 for never. */
  publishedEvery: number
  sent: number
  /** The last save and the last publication that the server has answered. */
  saved: number
  published: number
}

export function createWrittenPost(publishedEvery: number): WrittenPost {
  return { id: randomUUID(), publishedEvery, sent: 0, saved: 0, published: 0 }
}

const FILLER_TEXT = 'Words that fill some pages of the database. '.repeat(200)

function contentOfRevision(id: string, number: number): PostContent {
  const word = `number ${number}`
  return aPostContent({
    title: word,
    slug: `post-${id}-${number}`,
    description: word,
    author: word,
    tags: [word],
    coverAlt: word,
    body: `<p>${word}. ${FILLER_TEXT}</p><p>${word}</p>`,
    seo: { ...aPostContent().seo, metaTitle: word, ogDescription: word },
  })
}

/** Writes on until the server is gone, or its database. Whatever else it answers but 200 is a fault. */
export async function keepWriting(writer: PostClient, post: WrittenPost) {
  for (;;) {
    post.sent = post.saved + 1
    const save = await writer.save(post.id, post.saved, contentOfRevision(post.id, post.sent)).catch(() => undefined)
    if (!save || save.status === 503) return
    if (save.status !== 200) throw new Error(`A save was answered with ${save.status}: ${save.text}`)
    post.saved = save.json.revision ?? 0
    if (post.publishedEvery === 0 || post.saved % post.publishedEvery !== 0) continue
    const publication = await writer.publish(post.id, { basedOn: post.saved }).catch(() => undefined)
    if (!publication || publication.status === 503) return
    if (publication.status !== 200)
      throw new Error(`A publication was answered with ${publication.status}: ${publication.text}`)
    post.published = post.saved
  }
}

/** What is wrong with the post after a kill; empty when nothing acknowledged is lost and nothing is half-written. */
export async function findPostErrors(db: Database, post: WrittenPost) {
  const stored = await findEntry(db, postEntryType, post.id)
  if (!stored) return post.saved > 0 ? ['the post is lost'] : []
  const { revision, contentRevision, published, draft, publishedAt } = stored
  const page = await db.selectFrom('pages').select('path').where('id', '=', post.id).executeTakeFirst()
  const kept = await db.selectFrom('entryRevisions').select('revision').where('entryId', '=', post.id).execute()
  const checks: [boolean, string][] = [
    [revision >= post.saved, `save ${post.saved} is lost, revision ${revision} is there`],
    [revision <= post.sent, `revision ${revision} was never sent`],
    [
      JSON.stringify(draft) === JSON.stringify(expectedContent(draft, post.id, revision)),
      `revision ${revision} is half-written`,
    ],
    [
      JSON.stringify(published) === JSON.stringify(expectedContent(published, post.id, contentRevision)),
      `the row is not revision ${contentRevision}`,
    ],
    [
      post.published === 0 || (publishedAt !== null && contentRevision >= post.published),
      `publication ${post.published} is lost`,
    ],
    [page?.path === postPath(published.slug), `the page is at ${page?.path}`],
    [kept.some((known) => known.revision === revision), 'the history lacks the last revision'],
  ]
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault)
}

/** The content that was sent with this number, its fields in the order of what is compared. */
function expectedContent(like: PostContent, id: string, number: number) {
  const content = contentOfRevision(id, number)
  const inOrder = Object.keys(like).map((name) => [name, content[name as keyof PostContent]])
  const seo = Object.fromEntries(
    Object.keys(like.seo).map((name) => [name, content.seo[name as keyof PostContent['seo']]]),
  )
  return { ...Object.fromEntries(inOrder), seo }
}

/** The writer goes on from what is there. */
export async function syncWithStored(db: Database, post: WrittenPost) {
  const stored = await findEntry(db, postEntryType, post.id)
  post.saved = stored?.revision ?? 0
  post.published = stored?.publishedAt ? stored.contentRevision : 0
}
