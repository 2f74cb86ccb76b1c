import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { EntryContent } from '../entry'
import type { EntryType } from '../entry-type.server'
import { contentFromJson, type StoredEntry } from './stored-entry.queries.server'

/**
 * Why a revision was kept: `saved` is the last state of a run of autosaves, `met` a state that somebody else's save met,
 * `found` what was there before anybody wrote here (an import).
 */
type RevisionReason = 'saved' | 'published' | 'restored' | 'conflict' | 'snapshot'

export interface NewRevision {
  entryId: string
  revision: number
  content: EntryContent
  reason: RevisionReason
  flags?: string[]
}

const RUN_MS = 5 * 60_000

/**
 * Keeps this state of the piece. Autosaves of one person within five minutes are one revision, whose state is the last of
 * them. `isNew` says that a revision was added, `newFlags` which flags it did not have before.
 */
export async function saveRevision(tx: Database, by: Actor, kept: NewRevision, now = new Date()) {
  const { entryId, revision, content, reason, flags = [] } = kept
  const last = reason === 'saved' ? await findAutosaveRun(tx, by, entryId, now) : undefined
  const newFlags = flags.filter((flag) => !last?.flags.includes(flag))
  const values = { revision, content: JSON.stringify(content), flags: [...(last?.flags ?? []), ...newFlags] }
  if (last) {
    await tx
      .updateTable('entryRevisions')
      .set({ ...values, createdAt: now })
      .where('entryId', '=', entryId)
      .where('revision', '=', last.revision)
      .execute()
    return { isNew: false, newFlags }
  }
  const author = { authorId: by.id, authorEmail: by.email, createdAt: now, beganAt: now }
  await tx
    .insertInto('entryRevisions')
    .values({ entryId, reason, ...values, ...author })
    .onConflict((conflict) => conflict.columns(['entryId', 'revision']).doUpdateSet({ reason, ...author }))
    .execute()
  return { isNew: true, newFlags }
}

/** Keeps the first state of several pieces that are new. */
export async function saveFirstRevisions(
  tx: Database,
  by: Actor,
  entries: { id: string; content: EntryContent; flags: string[] }[],
  now: Date,
) {
  const author = { reason: 'saved', authorId: by.id, authorEmail: by.email, createdAt: now, beganAt: now }
  const rows = entries.map(({ id, content, flags }) => {
    return { entryId: id, revision: 1, content: JSON.stringify(content), flags, ...author }
  })
  await tx.insertInto('entryRevisions').values(rows).execute()
}

/** The run of autosaves that a save goes on with: the newest revision, if it is one of the same person and still short. */
async function findAutosaveRun(tx: Database, by: Actor, entryId: string, now: Date) {
  const last = await tx
    .selectFrom('entryRevisions')
    .select(['revision', 'reason', 'authorEmail', 'beganAt', 'flags'])
    .where('entryId', '=', entryId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  const goesOn = last?.reason === 'saved' && last.authorEmail === by.email
  return goesOn && now.getTime() - last.beganAt.getTime() < RUN_MS ? last : undefined
}

/** Before a state is written over: it is kept, unless its own save has kept it. */
export async function snapshotCurrent(tx: Database, stored: StoredEntry) {
  const { id: entryId, revision, contentRevision, published, draft, savedAt } = stored
  const states = [
    { revision: contentRevision, content: published },
    { revision, content: draft },
  ].slice(contentRevision === revision ? 1 : 0)
  const numbers = states.map((state) => state.revision)
  const kept = await tx
    .selectFrom('entryRevisions')
    .select('revision')
    .where('entryId', '=', entryId)
    .where('revision', 'in', numbers)
    .execute()
  const missing = states.filter(({ revision }) => !kept.some((known) => known.revision === revision))
  if (missing.length === 0) return
  const snapshot = { entryId, reason: 'snapshot', authorEmail: '', createdAt: savedAt, beganAt: savedAt }
  const values = missing.map(({ revision, content }) => ({ ...snapshot, revision, content: JSON.stringify(content) }))
  await tx.insertInto('entryRevisions').values(values).execute()
}

/** Two versions have met: the one that is stored is no longer part of a run, so that no later save replaces it. */
export async function keepConflictingRevision(tx: Database, stored: StoredEntry) {
  await snapshotCurrent(tx, stored)
  await tx
    .updateTable('entryRevisions')
    .set({ reason: 'conflict' })
    .where('entryId', '=', stored.id)
    .where('revision', '=', stored.revision)
    .where('reason', '=', 'saved')
    .execute()
}

const REVISIONS_PER_PAGE = 100

/** The kept revisions of a piece without their texts, newest first; the next ones by the number of the last. */
export function listEntryRevisions(db: Database, entryId: string, before?: number) {
  return db
    .selectFrom('entryRevisions')
    .select(['revision', 'reason', 'authorEmail', 'createdAt', 'flags'])
    .select(sql<string>`content ->> 'title'`.as('title'))
    .where('entryId', '=', entryId)
    .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
    .orderBy('revision', 'desc')
    .limit(REVISIONS_PER_PAGE)
    .execute()
}

export async function findEntryRevision<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  entryId: string,
  revision: number,
) {
  const found = await db
    .selectFrom('entryRevisions')
    .select(['revision', 'reason', 'authorEmail', 'createdAt', 'content'])
    .where('entryId', '=', entryId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return found && { ...found, content: contentFromJson(kind, found.content) }
}

/** Who made the state that is being written now. Empty when it came by an import. */
export async function findLastEntryAuthor(db: Database, entryId: string, revision: number) {
  const kept = await db
    .selectFrom('entryRevisions')
    .select('authorEmail')
    .where('entryId', '=', entryId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return kept?.authorEmail ?? ''
}
