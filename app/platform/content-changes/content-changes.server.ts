import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../database/database.server'
import { onCommit } from '../database/transaction.server'

/** Names a piece of content that pages show: `post:<id>`, `posts`, `brand`. */
export type ContentTag = string

type ContentListener = (changed: ContentTag[] | 'everything') => void

const CHANNEL = 'content_changes'
// PostgreSQL refuses notifications of 8,000 bytes and more
const PAYLOAD_LIMIT_BYTES = 7_000
const thisProcess = randomUUID()
const listeners = new Set<ContentListener>()

/**
 * Says, as part of the transaction `tx`, that content has changed. When it commits, this process hears of it before the
 * caller goes on; every other process hears of it through the database. It is kept until what is made of public pages has
 * followed (see pending-changes.commands.server.ts).
 */
export async function emitContentChange(tx: Database, ...tags: ContentTag[]) {
  if (tags.length === 0) return
  await sql`with kept as (insert into derived.content_changes (tags) values (${tags}::text[])) ${notifyAll(tx, tags)}`.execute(
    tx,
  )
}

/** Says the same of all content at once: it was brought back from a backup. */
export async function emitAllContentChanged(tx: Database) {
  await sql`with kept as (insert into derived.content_changes default values) ${notifyAll(tx, 'everything')}`.execute(
    tx,
  )
}

/** Says it of content that no public page shows, to those who look at it right now. */
export async function notifyFollowers(tx: Database, ...tags: ContentTag[]) {
  await notifyAll(tx, tags).execute(tx)
}

function notifyAll(tx: Database, tags: ContentTag[] | 'everything') {
  onCommit(tx, () => notifyLocalListeners(tags))
  const full = JSON.stringify({ from: thisProcess, tags })
  const payload =
    Buffer.byteLength(full) < PAYLOAD_LIMIT_BYTES ? full : JSON.stringify({ from: thisProcess, tags: 'everything' })
  return sql`select pg_notify(${CHANNEL}, ${payload})`
}

/** Calls `listener` at each change from now on. Returns the function that ends it. */
export function onContentChange(listener: ContentListener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Brings the changes made by other processes to this one's listeners. */
export function listenToOtherProcesses(database: OpenDatabase) {
  return database.listen(
    CHANNEL,
    (payload) => {
      const { from, tags } = JSON.parse(payload)
      if (from !== thisProcess) notifyLocalListeners(tags)
    },
    () => notifyLocalListeners('everything'),
  )
}

/** Tells this process's listeners only: what others cannot see, or find out by themselves. */
export function notifyLocalListeners(changed: ContentTag[] | 'everything') {
  for (const listener of listeners) listener(changed)
}
