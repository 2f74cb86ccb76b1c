import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { beyond } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'
import { isUuid } from '~/platform/is-uuid'
import { fitting } from './fitting'
import type { Note } from './note'
import { noteColumns, presentNote } from './note-row.server'

const ownNotes = (db: Database, userId: string) =>
  db.selectFrom('notes').where('userId', '=', userId).where('deletedAt', 'is', null)

/** One of somebody's own notes; undefined when it is not theirs or in the trash. */
export async function findNote(db: Database, userId: string, id: string): Promise<Note | undefined> {
  if (!isUuid(id)) return undefined
  const row = await ownNotes(db, userId).select(noteColumns).where('id', '=', id).executeTakeFirst()
  return row && presentNote(row)
}

export const NOTES_PER_PAGE = 50
const MOST_NOTES_PER_PAGE = 1_000

interface Wanted {
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
export async function listNotes(db: Database, userId: string, { search = '', after, limit }: Wanted = {}) {
  const most = Math.min(limit ?? MOST_NOTES_PER_PAGE, MOST_NOTES_PER_PAGE)
  const found = () => ownNotes(db, userId).where(hasWords(search))
  // before the notes: what changes while they are read is heard of twice rather than never
  const version = await versionOf(db, userId)
  const pinned = after
    ? []
    : await found().select(noteColumns).where('pinnedAt', 'is not', null).orderBy('pinnedAt').execute()
  // what they weigh is looked at first: a thousand of the longest would not fit into the memory
  const candidates = await found()
    .select(['id', 'size'])
    .where('pinnedAt', 'is', null)
    .where(beyond('notes', 'updatedAt', { after }))
    .where(isPlaceOf(userId, after))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(most + 1)
    .execute()
  const page = fitting(candidates.slice(0, most))
  const isLast = page.length === candidates.length
  return {
    notes: [...pinned.map(presentNote), ...(await inOrder(db, userId, page))],
    total: await countNotes(db, userId, search),
    after: isLast ? null : (page.at(-1)?.id ?? null),
    version,
  } satisfies NotesPage
}

/** The id of somebody else's note is no place: what follows it would tell when that note was changed. */
function isPlaceOf(userId: string, after: string | undefined) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`exists (select from notes as place where place.id = ${after} and place.user_id = ${userId})`
}

async function inOrder(db: Database, userId: string, page: { id: string }[]) {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await ownNotes(db, userId).select(noteColumns).where('id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, presentNote(row)]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

function hasWords(search: string): Expression<SqlBool> {
  const words = search.split(' ').filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  return sql<boolean>`words like all (${words.map((word) => `%${literalInPattern(word.toLowerCase())}%`)})`
}

export async function countNotes(db: Database, userId: string, search = '') {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(hasWords(search))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasNotes(db: Database, userId: string) {
  const row = await db
    .selectFrom('notes')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function versionOf(db: Database, userId: string) {
  const row = await db.selectFrom('noteVersions').select('version').where('userId', '=', userId).executeTakeFirst()
  return row?.version ?? 0
}

export interface NotesNews {
  version: number
  notes: Note[]
  /** Those that went into the trash. */
  removed: string[]
}

const MOST_NEWS = 200

/** What changed after `version`, oldest first; when that is much, a part of it, and `hasMore`. */
export async function findNews(
  db: Database,
  userId: string,
  version: number,
): Promise<(NotesNews & { hasMore: boolean }) | undefined> {
  const changed = await db
    .selectFrom('notes')
    .select(['id', 'size', 'version', 'deletedAt'])
    .where('userId', '=', userId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(MOST_NEWS)
    .execute()
  const told = fitting(changed)
  const last = told.at(-1)
  if (!last) return undefined
  return {
    version: last.version,
    notes: await inOrder(
      db,
      userId,
      told.filter(({ deletedAt }) => deletedAt === null),
    ),
    removed: told.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
    hasMore: told.length < changed.length || changed.length === MOST_NEWS,
  }
}

const MOST_IN_TRASH = 200
// a list in SQL is never empty
const NOBODY = '00000000-0000-0000-0000-000000000000'
const LARGEST_TRASH = 8_000_000

/** What lies in the trash, the latest first. */
export async function listTrashedNotes(db: Database, userId: string) {
  const trashed = () => db.selectFrom('notes').where('userId', '=', userId).where('deletedAt', 'is not', null)
  const latest = await trashed()
    .select(['id', 'size'])
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(MOST_IN_TRASH)
    .execute()
  const rows = await trashed()
    .select(noteColumns)
    .select('deletedAt')
    .where('id', 'in', [NOBODY, ...fitting(latest, LARGEST_TRASH).map(({ id }) => id)])
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...presentNote(row), deleted_at: deletedAt?.toISOString() ?? '' }))
}
