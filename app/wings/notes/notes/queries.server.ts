import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { keysetCondition } from '~/platform/lists/keyset-pagination.server'
import { NoteMissing } from './errors'
import type { Note } from './note'
import { noteColumns, toNote } from './note-row.queries.server'
import { takeWithinBytes } from './take-within-bytes'

const selectOwnNotes = (db: Database, userId: string) =>
  db.selectFrom('notes').where('userId', '=', userId).where('deletedAt', 'is', null)

/** One of somebody's own notes; undefined when it is not theirs or in the trash. */
export async function findOwnNote(db: Database, userId: string, id: string): Promise<Note | undefined> {
  if (!isUuid(id)) return undefined
  const row = await selectOwnNotes(db, userId).select(noteColumns).where('id', '=', id).executeTakeFirst()
  return row && toNote(row)
}

/** @throws NoteMissing */
export async function requireOwnNote(db: Database, userId: string, id: string): Promise<Note> {
  const note = await findOwnNote(db, userId, id)
  if (!note) throw new NoteMissing()
  return note
}

export const NOTES_PER_PAGE = 50
const MAX_NOTES_PER_PAGE = 1_000

interface ListNotesOptions {
  /** Words that all have to be in it. */
  search?: string
  /** Behind this note, in the order of the list. */
  after?: string
  limit?: number
}

export interface NotesPage {
  notes: Note[]
  /** How many there are in all, with the words that are looked for. */
  total: number
  /** Where the next page begins; null: this is the last. */
  after: string | null
  /** Counts the changes of one's notes: what comes later is heard with `/api/notes/events?version=…`. */
  version: number
}

/** Somebody's own notes: pinned ones first, on the first page, then the latest change first. */
export async function listOwnNotes(db: Database, userId: string, { search = '', after, limit }: ListNotesOptions = {}) {
  const most = Math.min(limit ?? MAX_NOTES_PER_PAGE, MAX_NOTES_PER_PAGE)
  const found = () => selectOwnNotes(db, userId).where(matchesAllWords(search))
  // before the notes: what changes while they are read is heard of twice rather than never
  const version = await findNotesVersion(db, userId)
  const pinned = after
    ? []
    : await found().select(noteColumns).where('pinnedAt', 'is not', null).orderBy('pinnedAt').execute()
  // what they weigh is looked at first: a thousand of the longest would not fit into the memory
  const candidates = await found()
    .select(['id', 'size'])
    .where('pinnedAt', 'is', null)
    .where(keysetCondition('notes', 'updatedAt', { after }))
    .where(isOwnCursor(userId, after))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(most + 1)
    .execute()
  const page = takeWithinBytes(candidates.slice(0, most))
  const isLast = page.length === candidates.length
  return {
    notes: [...pinned.map(toNote), ...(await findNotesInOrder(db, userId, page))],
    total: await countOwnNotes(db, userId, search),
    after: isLast ? null : (page.at(-1)?.id ?? null),
    version,
  } satisfies NotesPage
}

/** The id of somebody else's note is no place: what follows it would tell when that note was changed. */
function isOwnCursor(userId: string, after: string | undefined) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`exists (select from notes as place where place.id = ${after} and place.user_id = ${userId})`
}

async function findNotesInOrder(db: Database, userId: string, page: { id: string }[]) {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await selectOwnNotes(db, userId).select(noteColumns).where('id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, toNote(row)]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

function matchesAllWords(search: string): Expression<SqlBool> {
  const words = search.split(' ').filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  return sql<boolean>`search_text like all (${words.map((word) => `%${escapeLikePattern(word.toLowerCase())}%`)})`
}

export async function countOwnNotes(db: Database, userId: string, search = '') {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(matchesAllWords(search))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasOwnNotes(db: Database, userId: string) {
  const row = await db
    .selectFrom('notes')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function findNotesVersion(db: Database, userId: string) {
  const row = await db
    .selectFrom('noteChangeCounters')
    .select('version')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 0
}

export interface NotesUpdate {
  version: number
  notes: Note[]
  /** Those that went into the trash. */
  removed: string[]
}

const MAX_UPDATED_NOTES = 200

/** What changed after `version`, oldest first; when that is much, a part of it, and `hasMore`. */
export async function findNotesUpdate(
  db: Database,
  userId: string,
  version: number,
): Promise<(NotesUpdate & { hasMore: boolean }) | undefined> {
  const changed = await db
    .selectFrom('notes')
    .select(['id', 'size', 'version', 'deletedAt'])
    .where('userId', '=', userId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(MAX_UPDATED_NOTES)
    .execute()
  const told = takeWithinBytes(changed)
  const last = told.at(-1)
  if (!last) return undefined
  return {
    version: last.version,
    notes: await findNotesInOrder(
      db,
      userId,
      told.filter(({ deletedAt }) => deletedAt === null),
    ),
    removed: told.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
    hasMore: told.length < changed.length || changed.length === MAX_UPDATED_NOTES,
  }
}

const MAX_TRASHED_NOTES = 200
// a list in SQL is never empty
const NIL_UUID = '00000000-0000-0000-0000-000000000000'
const MAX_TRASH_RESPONSE_BYTES = 8_000_000

/** What lies in the trash, the latest first. */
export async function listTrashedNotes(db: Database, userId: string) {
  const trashed = () => db.selectFrom('notes').where('userId', '=', userId).where('deletedAt', 'is not', null)
  const latest = await trashed()
    .select(['id', 'size'])
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(MAX_TRASHED_NOTES)
    .execute()
  const rows = await trashed()
    .select(noteColumns)
    .select('deletedAt')
    .where('id', 'in', [NIL_UUID, ...takeWithinBytes(latest, MAX_TRASH_RESPONSE_BYTES).map(({ id }) => id)])
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...toNote(row), deleted_at: deletedAt?.toISOString() ?? '' }))
}
