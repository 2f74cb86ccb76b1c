import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { forgetMediaUses, noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import { keyphraseKey } from '~/domains/seo-analysis/keyphrase-key'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { SeoSettings } from '~/platform/database/tables'
import { describePage } from './commands.server'

/** What an editor says of a page beside its text; empty where the page's own words do. */
export interface SearchFields {
  metaTitle: string
  metaDescription: string
  canonicalUrl: string
  isNoindex: boolean
  ogTitle: string
  ogDescription: string
  /** What the page wants to be found by. */
  keyphrase: string
  /** Other words for it, with commas between. */
  synonyms: string
  /** It covers its subject whole and is held to more. */
  isPillar: boolean
}

const columns = [
  ...(['metaTitle', 'metaDescription', 'canonicalUrl', 'ogTitle', 'ogDescription', 'robotsMeta'] as const),
  ...(['focusKeyphrase', 'synonyms', 'isPillar'] as const),
] as const

export async function findSearchFields(db: Database, path: string): Promise<SearchFields> {
  return fieldsOf(await findColumns(db, path))
}

/** The same of several pages, by path; pages of which nothing is said are missing. */
export async function findSearchFieldsOf(db: Database, paths: string[]): Promise<Map<string, SearchFields>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('seoSettings')
    .select(['pagePath', ...columns])
    .where('pagePath', 'in', paths)
    .execute()
  return new Map(rows.map((row) => [row.pagePath, fieldsOf(row)]))
}

/** Sets these fields of the page and leaves its other settings alone; a page that is like any other gets no row. */
export async function saveSearchFields(tx: Database, path: string, fields: SearchFields, now = new Date()) {
  const known = await findColumns(tx, path)
  if (isDeepStrictEqual(fieldsOf(known), fields)) return
  await describePage(tx, { pagePath: path, ...columnsOf(fields, known?.robotsMeta ?? null) }, now)
}

/** Sets them for new pages. What was set for an address before, when another page lived there, is forgotten. */
export async function beginSearchFields(tx: Database, pages: { path: string; fields: SearchFields }[]) {
  const paths = pages.map(({ path }) => path)
  const described = pages.filter(({ fields }) => !isDeepStrictEqual(fieldsOf(undefined), fields))
  if (paths.length > 0) await tx.deleteFrom('seoSettings').where('pagePath', 'in', paths).execute()
  if (described.length === 0) return
  const rows = described.map(({ path, fields }) => ({ pagePath: path, ...columnsOf(fields, null) }))
  await tx.insertInto('seoSettings').values(rows).execute()
  await contentChanged(tx, 'seo', ...described.map(({ path }) => `seo:${path}`))
}

/** Those of the pages of which somebody has said what they want to be found by, or that they are pillars. */
export async function listWithKeyphrase(db: Database, paths: string[]) {
  const found = await findSearchFieldsOf(db, paths)
  const hasKeyphrase = ({ keyphrase, synonyms, isPillar }: SearchFields) =>
    isPillar || keyphrase !== '' || synonyms !== ''
  return new Set([...found].flatMap(([path, fields]) => (hasKeyphrase(fields) ? [path] : [])))
}

/** Takes everything that was set for a page along to its new address. */
export async function moveSettings(tx: Database, from: string, to: string) {
  await tx.deleteFrom('seoSettings').where('pagePath', '=', to).execute()
  const moved = await tx
    .updateTable('seoSettings')
    .set({ pagePath: to })
    .where('pagePath', '=', from)
    .returning(['ogImage', 'twitterImage'])
    .executeTakeFirst()
  await forgetMediaUses(tx, [`seo:${from}`, `seo:${to}`])
  if (!moved) return
  await noteMediaUses(tx, `seo:${to}`, await mediaIdsIn(tx, `${moved.ogImage} ${moved.twitterImage}`))
  await contentChanged(tx, 'seo', `seo:${from}`, `seo:${to}`)
}

/** Forgets what was set for pages that are gone. */
export async function forgetSettings(tx: Database, ...paths: string[]) {
  const gone = await tx.deleteFrom('seoSettings').where('pagePath', 'in', paths).returning('pagePath').execute()
  if (gone.length === 0) return
  const subjects = gone.map(({ pagePath }) => `seo:${pagePath}`)
  await forgetMediaUses(tx, subjects)
  await contentChanged(tx, 'seo', ...subjects)
}

type Columns = Pick<Selectable<SeoSettings>, (typeof columns)[number]>

function findColumns(db: Database, path: string): Promise<Columns | undefined> {
  return db.selectFrom('seoSettings').select(columns).where('pagePath', '=', path).executeTakeFirst()
}

function fieldsOf(row: Columns | undefined): SearchFields {
  return {
    metaTitle: row?.metaTitle ?? '',
    metaDescription: row?.metaDescription ?? '',
    canonicalUrl: row?.canonicalUrl ?? '',
    isNoindex: asksForNoindex(row?.robotsMeta),
    ogTitle: row?.ogTitle ?? '',
    ogDescription: row?.ogDescription ?? '',
    keyphrase: row?.focusKeyphrase ?? '',
    synonyms: row?.synonyms ?? '',
    isPillar: row?.isPillar ?? false,
  }
}

/** A robots setting that says more than noindex stays as it is while the answer is the same. */
function columnsOf({ isNoindex, isPillar, ...fields }: SearchFields, robotsMeta: string | null) {
  const other = isNoindex ? 'noindex' : null
  return {
    metaTitle: fields.metaTitle || null,
    metaDescription: fields.metaDescription || null,
    canonicalUrl: fields.canonicalUrl || null,
    ogTitle: fields.ogTitle || null,
    ogDescription: fields.ogDescription || null,
    robotsMeta: asksForNoindex(robotsMeta) === isNoindex ? robotsMeta : other,
    focusKeyphrase: fields.keyphrase || null,
    keyphraseKey: keyphraseKey(fields.keyphrase),
    synonyms: fields.synonyms || null,
    isPillar,
  }
}

function asksForNoindex(robotsMeta: string | null | undefined) {
  return /noindex/i.test(robotsMeta ?? '')
}
