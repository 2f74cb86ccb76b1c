import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import type { SeoSettings } from '~/platform/database/tables'
import { deleteMediaUses, recordMediaUses } from '~/wings/site/media/commands.server'
import { findMediaIdsInHtml } from '~/wings/site/media/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'
import { saveSeoSettings } from './commands.server'

/** What an editor says of a page beside its text; empty where the page's own words do. */
export interface SearchAppearance {
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
  /** In which it is written, as a tag ("de"); empty for the language of the site. */
  language: string
}

const columns = [
  ...(['metaTitle', 'metaDescription', 'canonicalUrl', 'ogTitle', 'ogDescription', 'robotsMeta'] as const),
  ...(['focusKeyphrase', 'synonyms', 'isPillar', 'language'] as const),
] as const

export async function findSearchAppearance(db: Database, path: string): Promise<SearchAppearance> {
  return toSearchAppearance(await findColumns(db, path))
}

/** The same of several pages, by path; pages of which nothing is said are missing. */
export async function findSearchAppearances(db: Database, paths: string[]): Promise<Map<string, SearchAppearance>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('seoSettings')
    .select(['pagePath', ...columns])
    .where('pagePath', 'in', paths)
    .execute()
  return new Map(rows.map((row) => [row.pagePath, toSearchAppearance(row)]))
}

/** Sets these fields of the page and leaves its other settings alone; a page that is like any other gets no row. */
export async function saveSearchAppearance(tx: Database, path: string, fields: SearchAppearance, now = new Date()) {
  const known = await findColumns(tx, path)
  if (isDeepStrictEqual(toSearchAppearance(known), fields)) return
  const { language } = await findBrand(tx)
  await saveSeoSettings(tx, { pagePath: path, ...toColumns(fields, known?.robotsMeta ?? null, language) }, now)
}

/** Sets them for new pages. What was set for an address before, when another page lived there, is forgotten. */
export async function createSearchAppearances(tx: Database, pages: { path: string; fields: SearchAppearance }[]) {
  const paths = pages.map(({ path }) => path)
  const described = pages.filter(({ fields }) => !isDeepStrictEqual(toSearchAppearance(undefined), fields))
  if (paths.length > 0) await tx.deleteFrom('seoSettings').where('pagePath', 'in', paths).execute()
  if (described.length === 0) return
  const { language } = await findBrand(tx)
  const rows = described.map(({ path, fields }) => ({ pagePath: path, ...toColumns(fields, null, language) }))
  await tx.insertInto('seoSettings').values(rows).execute()
  await emitContentChange(tx, 'seo', ...described.map(({ path }) => `seo:${path}`))
}

/** Those of the pages of which somebody has said what they want to be found by, or that they are pillars. */
export async function listPathsWithKeyphrase(db: Database, paths: string[]) {
  const found = await findSearchAppearances(db, paths)
  const hasKeyphrase = ({ keyphrase, synonyms, isPillar }: SearchAppearance) =>
    isPillar || keyphrase !== '' || synonyms !== ''
  return new Set([...found].flatMap(([path, fields]) => (hasKeyphrase(fields) ? [path] : [])))
}

/** Takes everything that was set for a page along to its new address. */
export async function moveSeoSettings(tx: Database, from: string, to: string) {
  await tx.deleteFrom('seoSettings').where('pagePath', '=', to).execute()
  const moved = await tx
    .updateTable('seoSettings')
    .set({ pagePath: to })
    .where('pagePath', '=', from)
    .returning(['ogImage', 'twitterImage'])
    .executeTakeFirst()
  await deleteMediaUses(tx, [`seo:${from}`, `seo:${to}`])
  if (!moved) return
  await recordMediaUses(tx, `seo:${to}`, await findMediaIdsInHtml(tx, `${moved.ogImage} ${moved.twitterImage}`))
  await emitContentChange(tx, 'seo', `seo:${from}`, `seo:${to}`)
}

/** Forgets what was set for pages that are gone. */
export async function deleteSeoSettings(tx: Database, ...paths: string[]) {
  const gone = await tx.deleteFrom('seoSettings').where('pagePath', 'in', paths).returning('pagePath').execute()
  if (gone.length === 0) return
  const subjects = gone.map(({ pagePath }) => `seo:${pagePath}`)
  await deleteMediaUses(tx, subjects)
  await emitContentChange(tx, 'seo', ...subjects)
}

type SearchAppearanceColumns = Pick<Selectable<SeoSettings>, (typeof columns)[number]>

function findColumns(db: Database, path: string): Promise<SearchAppearanceColumns | undefined> {
  return db.selectFrom('seoSettings').select(columns).where('pagePath', '=', path).executeTakeFirst()
}

function toSearchAppearance(row: SearchAppearanceColumns | undefined): SearchAppearance {
  return {
    metaTitle: row?.metaTitle ?? '',
    metaDescription: row?.metaDescription ?? '',
    canonicalUrl: row?.canonicalUrl ?? '',
    isNoindex: hasNoindex(row?.robotsMeta),
    ogTitle: row?.ogTitle ?? '',
    ogDescription: row?.ogDescription ?? '',
    keyphrase: row?.focusKeyphrase ?? '',
    synonyms: row?.synonyms ?? '',
    isPillar: row?.isPillar ?? false,
    language: row?.language ?? '',
  }
}

/** A robots setting that says more than noindex stays as it is while the answer is the same. */
function toColumns(
  { isNoindex, isPillar, ...fields }: SearchAppearance,
  robotsMeta: string | null,
  siteLanguage: string,
) {
  const other = isNoindex ? 'noindex' : null
  return {
    metaTitle: fields.metaTitle || null,
    metaDescription: fields.metaDescription || null,
    canonicalUrl: fields.canonicalUrl || null,
    ogTitle: fields.ogTitle || null,
    ogDescription: fields.ogDescription || null,
    robotsMeta: hasNoindex(robotsMeta) === isNoindex ? robotsMeta : other,
    focusKeyphrase: fields.keyphrase || null,
    keyphraseKey: keyphraseKey(fields.keyphrase, fields.language || siteLanguage),
    synonyms: fields.synonyms || null,
    isPillar,
    language: fields.language || null,
  }
}

function hasNoindex(robotsMeta: string | null | undefined) {
  return /noindex/i.test(robotsMeta ?? '')
}
