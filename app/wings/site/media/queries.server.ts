import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { prefixQuery } from '~/platform/lists/prefix-query'
import type { MediaFilter } from './media-filter'
import { type MediaFile, PICTURE_URL_PATTERN, type Picture, type PictureFormat } from './picture'

/**
 * A picture as part of another query's row: `pictureOf('blogPosts.coverId', 'blogPosts.coverAlt').as('cover')`.
 * Null where there is none. The placeholder, 120 bytes that hardly compress, comes only when it is asked for.
 */
export function selectPicture<Table extends keyof DB>(
  from: ExpressionBuilder<DB, Table>,
  id: Parameters<typeof from.ref>[0],
  alt: Parameters<typeof from.ref>[0],
  { withPlaceholder = false } = {},
) {
  const placeholder = withPlaceholder ? sql`, 'placeholder', placeholder` : sql``
  return sql<Picture | null>`(
    select json_build_object('checksum', checksum, 'width', width, 'height', height, 'widths', widths, 'formats', formats,
      'alt', ${from.ref(alt)}${placeholder})
    from media_files where media_files.id = ${from.ref(id)})`
}

const columns = [
  ...(['id', 'fileName', 'checksum', 'alt', 'width', 'height', 'widths', 'placeholder'] as const),
  sql<PictureFormat[]>`formats`.as('formats'),
  sql<number>`byte_size`.as('byteSize'),
  'createdAt',
  sql<number>`(select count(*)::int from media_uses where media_id = media_files.id)`.as('uses'),
] as const

function toMediaFile<Row extends { createdAt: Date }>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() }
}

interface MediaPage {
  files: MediaFile[]
  /** How many fit the filter, on all pages. */
  count: number
}

const newestFirst = sql`created_at desc, id`
const oldestFirst = sql`created_at, id desc`

const orderings = {
  newest: { forward: newestFirst, backward: oldestFirst },
  oldest: { forward: oldestFirst, backward: newestFirst },
  name: { forward: sql`lower(file_name), id`, backward: sql`lower(file_name) desc, id desc` },
  largest: { forward: sql`byte_size desc, id`, backward: sql`byte_size, id desc` },
}

// as the index takes file names apart: migrations/0006-media-library.sql
const wordSeparators = /[-_.,:;/()]+/g

/** One page of the library, for the back office. */
export async function listMediaFiles(db: Database, { q, unused, sort, page, size }: MediaFilter): Promise<MediaPage> {
  const words = prefixQuery(q.replace(wordSeparators, ' '))
  const fitting = db
    .selectFrom('mediaFiles')
    .where('deletedAt', 'is', null)
    .$if(words !== '', (query) => query.where(sql<boolean>`search @@ to_tsquery('simple', ${words})`))
    .$if(unused, (query) =>
      query.where(sql<boolean>`not exists (select from media_uses where media_id = media_files.id)`),
    )
  const { count } = await fitting.select((from) => from.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const { forward, backward } = orderings[sort]
  const before = (page - 1) * size
  const after = Math.max(0, count - before - size)
  // the ids first, counted from the nearer end: what is passed over is read from the index only
  const ids = fitting
    .select('id')
    .orderBy(after < before ? backward : forward)
    .limit(Math.max(0, Math.min(size, count - before)))
    .offset(Math.min(before, after))
  const rows = await db.selectFrom('mediaFiles').select(columns).where('id', 'in', ids).orderBy(forward).execute()
  return { files: rows.map(toMediaFile), count }
}

export async function findMediaFile(db: Database, id: string): Promise<MediaFile | undefined> {
  const row = await db
    .selectFrom('mediaFiles')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row && toMediaFile(row)
}

export interface MediaUse {
  /** "post:<id>" */
  subject: string
  /** What the page or the template is called, when it is one. */
  title: string | null
  path: string | null
  isPublic: boolean
}

const MAX_USES = 100

/** What shows a picture, the best known name of each. */
export async function listMediaUses(db: Database, mediaId: string, now = new Date()): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select subject, coalesce(pages.title, content_templates.name) as title, pages.path,
      coalesce(pages.published_at <= ${now}, false) as is_public
    from media_uses left join pages on pages.id::text = split_part(subject, ':', 2)
    left join content_templates on subject = 'template:' || content_templates.id
    where media_id = ${mediaId} order by title nulls last, subject limit ${sql.lit(MAX_USES)}`.execute(db)
  return rows
}

/** The library's pictures that a piece of HTML shows. */
export function findMediaIdsInHtml(db: Database, html: string) {
  return findMediaIdsByChecksum(db, pictureChecksumsInHtml(html))
}

/** The library's pictures that each of these texts shows, with one question for all of them. */
export async function findMediaIdsInTexts(db: Database, texts: string[]): Promise<string[][]> {
  const shown = texts.map(pictureChecksumsInHtml)
  const checksums = [...new Set(shown.flat())]
  if (checksums.length === 0) return texts.map(() => [])
  const rows = await db.selectFrom('mediaFiles').select(['id', 'checksum']).where('checksum', 'in', checksums).execute()
  const ids = new Map(rows.map(({ id, checksum }) => [checksum, id]))
  return shown.map((some) => some.flatMap((checksum) => ids.get(checksum) ?? []))
}

/** The pictures with these checksums, as far as the library has them. */
export async function findMediaIdsByChecksum(db: Database, checksums: string[]) {
  if (checksums.length === 0) return []
  const rows = await db.selectFrom('mediaFiles').select('id').where('checksum', 'in', checksums).execute()
  return rows.map(({ id }) => id)
}

/** The pictures of a text by their checksums, with one query; none when the text has none. */
export async function findPicturesInHtml(db: Database, html: string): Promise<Map<string, Picture>> {
  const checksums = pictureChecksumsInHtml(html)
  if (checksums.length === 0) return new Map()
  const rows = await db
    .selectFrom('mediaFiles')
    .select([
      'checksum',
      'alt',
      'width',
      'height',
      'widths',
      sql<PictureFormat[]>`formats`.as('formats'),
      'placeholder',
    ])
    .where('checksum', 'in', checksums)
    .execute()
  return new Map(rows.map((picture) => [picture.checksum, picture]))
}

function pictureChecksumsInHtml(html: string) {
  return [...new Set([...html.matchAll(PICTURE_URL_PATTERN)].map(([, checksum = '']) => checksum))]
}
