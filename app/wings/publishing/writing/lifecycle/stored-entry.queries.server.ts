import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { findSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import type { EntryContent } from '../entry'
import type { EntryColumns, EntryType } from '../entry-type.server'

/** The database with the table of whatever kind it is about, known by the columns that all of them have. */
export function withEntryTable(db: Database) {
  return db.withTables<{ pieces: EntryColumns }>()
}

/** EntryTableName holds only tables that have these columns, so the name is right whichever it is. */
export function tableNameFor(kind: Pick<EntryType, 'table'>) {
  return kind.table as string as 'pieces'
}

export function entrySubject(kind: Pick<EntryType, 'name'>, entryId: string) {
  return `${kind.name}:${entryId}`
}

/** What people call it: "landing page". */
export function entryNoun({ name }: Pick<EntryType, 'name'>) {
  return name.replaceAll('-', ' ')
}

/** The title of a piece: a table calls it what its room calls it. */
export function selectTitle({ titleColumn }: Pick<EntryType, 'titleColumn'>) {
  return sql<string>`${sql.ref(`piece.${titleColumn}`)}`.as('title')
}

/** A piece as those who write it know it. */
export interface StoredEntry<Content extends EntryContent = EntryContent> {
  id: string
  /** Counts the saves. */
  revision: number
  /** The revision that `row` holds; behind `revision` while later changes are not published. */
  contentRevision: number
  publishedAt: Date | null
  deletedAt: Date | null
  savedAt: Date
  previewKey: string
  /** What visitors see, or would see if it were public. */
  published: Content
  /** What is being written; the same as `published` unless changes wait to be published. */
  draft: Content
}

/** The piece with what is being written of it, in the trash or not. */
export function findEntry<Content extends EntryContent>(db: Database, kind: EntryType<Content>, entryId: string) {
  return loadEntry(db, kind, entryId, false)
}

/** The same, held until the end of the transaction: nobody else saves or publishes it meanwhile. */
export async function lockEntryForUpdate<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
): Promise<StoredEntry<Content>> {
  const stored = await findEntryForUpdate(tx, kind, entryId)
  if (!stored) throw new EntryNotFound(kind)
  return stored
}

export function findEntryForUpdate<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entryId: string,
) {
  return loadEntry(tx, kind, entryId, true)
}

export class EntryNotFound extends DomainError {
  constructor(kind: Pick<EntryType, 'name'>) {
    super(`This ${entryNoun(kind)} no longer exists.`, 404)
  }
}

async function loadEntry<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  entryId: string,
  isHeld: boolean,
): Promise<StoredEntry<Content> | undefined> {
  const found = await withEntryTable(db)
    .selectFrom(`${tableNameFor(kind)} as piece`)
    .leftJoin('entryDrafts', 'entryDrafts.entryId', 'piece.id')
    .select(['piece.id', 'revision', 'contentRevision', 'publishedAt', 'deletedAt', 'piece.savedAt', 'previewKey'])
    .select([`${kind.titleColumn} as title`, ...kind.columns] as unknown as readonly ['slug'])
    .select('entryDrafts.content as draft')
    .where('piece.id', '=', entryId)
    .$if(isHeld, (query) => query.forUpdate('piece'))
    .executeTakeFirst()
  if (!found) return undefined
  const { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, draft, ...columns } = found
  const seo = await findSearchAppearance(db, kind.pathFor(columns.slug))
  const row = contentFromJson(kind, { ...columns, slug: columns.slug === id ? '' : columns.slug, seo })
  const working = draft ? contentFromJson(kind, draft) : row
  return { id, revision, contentRevision, publishedAt, deletedAt, savedAt, previewKey, published: row, draft: working }
}

/** Content as it was kept as JSON, perhaps before a field was added. */
export function contentFromJson<Content extends EntryContent>(
  { emptyContent }: EntryType<Content>,
  kept: unknown,
): Content {
  const content = kept as Partial<Content>
  return { ...emptyContent, ...content, seo: { ...emptyContent.seo, ...content.seo } }
}

/** The address that the row has: a piece that was given none stands under its id. */
export function storedSlug(entryId: string, { slug }: Pick<EntryContent, 'slug'>) {
  return slug || entryId
}
