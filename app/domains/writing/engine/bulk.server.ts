import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { WrongFields } from '~/platform/answer-json.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { publishPost, withdrawPost } from './publication.server'
import { putBack } from './put-back.server'
import { holdPost } from './stored-post.server'
import { deletePost, restorePost } from './trash.server'

export const MOST_AT_ONCE = 200

/** What a post was before something was done with it: enough to put it back. */
export const beforeState = z.object({
  id: z.uuid(),
  revision: z.int(),
  contentRevision: z.int(),
  publishedAt: z.coerce.date().nullable(),
  deletedAt: z.coerce.date().nullable(),
})

export type BeforeState = z.infer<typeof beforeState>

export const bulkDeeds = ['publish', 'withdraw', 'delete', 'restore'] as const
export type BulkDeed = (typeof bulkDeeds)[number]

export interface BulkReport {
  done: BeforeState[]
  refused: { id: string; title: string; reason: string }[]
}

const deeds: Record<BulkDeed, (tx: Database, by: Actor, id: string, now: Date) => Promise<unknown>> = {
  publish: (tx, by, id, now) => publishPost(tx, by, id, {}, now),
  withdraw: withdrawPost,
  delete: deletePost,
  restore: (tx, by, id) => restorePost(tx, by, id),
}

/** Does the same with many posts. A post that refuses is named, the others are done; all of it is one transaction. */
export function doWithPosts(db: Database, by: Actor, deed: BulkDeed, ids: string[], now = new Date()) {
  return inTransaction(db, (tx) =>
    eachPost(tx, ids, async (inner, id) => {
      const before = await stateOf(inner, id)
      await deeds[deed](inner, by, id, now)
      return before
    }),
  )
}

/** Undo: puts posts back into the states that they had before. One that was changed since is left alone, and named. */
export function putPostsBack(db: Database, by: Actor, states: BeforeState[], now = new Date()) {
  return inTransaction(db, (tx) => {
    const byId = new Map(states.map((state) => [state.id, state]))
    return eachPost(tx, [...byId.keys()], async (inner, id) => {
      const before = await stateOf(inner, id)
      await putBack(inner, by, byId.get(id) as BeforeState, now)
      return before
    })
  })
}

async function eachPost(tx: Database, ids: string[], work: (tx: Database, id: string) => Promise<BeforeState>) {
  const report: BulkReport = { done: [], refused: [] }
  // always in the same order, so that two who do this at once wait for each other instead of locking each other
  for (const id of [...new Set(ids)].sort()) {
    try {
      report.done.push(await inTransaction(tx, (inner) => work(inner, id)))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      report.refused.push({ id, title: await titleOf(tx, id), reason: reasonOf(error) })
    }
  }
  return report
}

function reasonOf(error: DomainError) {
  return error instanceof WrongFields ? Object.values(error.fields).join(' ') : error.message
}

async function stateOf(tx: Database, id: string): Promise<BeforeState> {
  const { revision, contentRevision, publishedAt, deletedAt } = await holdPost(tx, id)
  return { id, revision, contentRevision, publishedAt, deletedAt }
}

async function titleOf(tx: Database, id: string) {
  const post = await tx.selectFrom('blogPosts').select('title').where('id', '=', id).executeTakeFirst()
  return post?.title || 'Untitled'
}
