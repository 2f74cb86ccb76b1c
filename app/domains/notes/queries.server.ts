import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { beyond } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'
import { isUuid } from '~/platform/is-uuid'
import type { Note } from './note'
import { type NoteRow, noteColumns, presentNote } from './note-row.server'

const ownNotes = (db: Database, userId: string) =>
  db.selectFrom('notes').select(noteColumns).where('userId', '=', userId).where('deletedAt', 'is', null)

/** One of somebody's own notes; undefined when it is not theirs or in the trash. */
export async function findNote(db: Database, userId: string, id: string): Promise<Note | undefined> {
  if (!isUuid(id)) return undefined
  const row = await ownNotes(db, userId).where('id', '=', id).executeTakeFirst()
  return row && presentNote(row)
}

export const NOTES_PER_PAGE = 50
const MOST_NOTES_PER_PAGE = 1_000
/** Characters of content after which a page ends early. */
const LONGEST_PAGE = 2_000_000

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
  const size = Math.min(limit ?? MOST_NOTES_PER_PAGE, MOST_NOTES_PER_PAGE)
  const found = (query: ReturnType<typeof ownNotes>) => query.where(hasWords(search))
  // before the notes: what changes while they are read is heard of twice rather than never
  const version = await versionOf(db, userId)
  const pinned = after
    ? []
    : await found(ownNotes(db, userId)).where('pinnedAt', 'is not', null).orderBy('pinnedAt').execute()
  const rows = await found(ownNotes(db, userId))
    .where('pinnedAt', 'is', null)
    .where(beyond('notes', 'updatedAt', { after }))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(size + 1)
    .execute()
  const page = cut(rows, size)
  const isLast = page.length === rows.length
  return {
    notes: [...pinned, ...page].map(presentNote),
    total: await countNotes(db, userId, search),
    after: isLast ? null : (page.at(-1)?.id ?? null),
    version,
  } satisfies NotesPage
}

/** As many as fit on a page of `size` notes, and into one answer; one always does. */
function cut(rows: NoteRow[], size: number) {
  let characters = 0
  const tooMany = rows.findIndex(({ content }, index) => {
    characters += content.length
    return index >= size || (index > 0 && characters > LONGEST_PAGE)
  })
  return tooMany === -1 ? rows : rows.slice(0, tooMany)
}

function hasWords(search: string): Expression<SqlBool> {
  const words = search.split(' ').filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  return sql<boolean>`words ilike all (${words.map((word) => `%${literalInPattern(word)}%`)})`
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
  /** There is more after `version` already. */
  hasMore?: boolean
}

const MOST_NEWS = 200

/** What changed after `version`, oldest first; when that is much, a part of it, and the rest at the next question. */
export async function findNews(db: Database, userId: string, version: number): Promise<NotesNews | undefined> {
  const rows = await db
    .selectFrom('notes')
    .select(noteColumns)
    .select(['version', 'deletedAt'])
    .where('userId', '=', userId)
    .where('version', '>', version)
    .orderBy('version')
    .limit(MOST_NEWS)
    .execute()
  const last = rows.at(-1)
  if (!last) return undefined
  return {
    version: last.version,
    hasMore: rows.length === MOST_NEWS,
    notes: rows.filter(({ deletedAt }) => deletedAt === null).map(presentNote),
    removed: rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id),
  }
}

const MOST_IN_TRASH = 200

/** What lies in the trash, the latest first. */
export async function listTrashedNotes(db: Database, userId: string) {
  const rows = await db
    .selectFrom('notes')
    .select(noteColumns)
    .select('deletedAt')
    .where('userId', '=', userId)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(MOST_IN_TRASH)
    .execute()
  return rows.map(({ deletedAt, ...row }) => ({ ...presentNote(row), deleted_at: deletedAt?.toISOString() ?? '' }))
}
