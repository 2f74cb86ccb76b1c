import { isDeepStrictEqual } from 'node:util'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { deleteMediaUses } from '~/wings/site/media/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { keyphraseKey } from '~/wings/web/seo-analysis/keyphrase-key'
import { recordSeoPictures, saveManySeoSettings, saveSeoSettings } from './commands.server'
import {
  emptySeo,
  entrySeoFields,
  type SeoColumnIn,
  type SeoFields,
  type SeoRow,
  seoPictureColumns,
} from './seo-fields'

const columns = entrySeoFields.map(({ column }) => column)

export async function findSearchAppearance(db: Database, path: string): Promise<SeoFields> {
  return toSearchAppearance(await findColumns(db, path))
}

/** The same of several pages, by path; pages of which nothing is said are missing. */
export async function findSearchAppearances(db: Database, paths: string[]): Promise<Map<string, SeoFields>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('seoSettings')
    .select(['pagePath', ...columns])
    .where('pagePath', 'in', paths)
    .execute()
  return new Map(rows.map((row) => [row.pagePath, toSearchAppearance(row)]))
}

/** Sets these fields of the page and leaves its other settings alone; a page that is like any other gets no row. */
export async function saveSearchAppearance(tx: Database, path: string, fields: SeoFields, now = new Date()) {
  const known = await findColumns(tx, path)
  if (isDeepStrictEqual(toSearchAppearance(known), fields)) return
  const { language } = await findBrand(tx)
  await saveSeoSettings(tx, { pagePath: path, ...toColumns(fields, known?.robotsMeta ?? null, language) }, now)
}

/** Sets them for new pages. What was set for an address before, when another page lived there, is forgotten. */
export async function createSearchAppearances(tx: Database, pages: { path: string; fields: SeoFields }[]) {
  const paths = pages.map(({ path }) => path)
  const described = pages.filter(({ fields }) => !isDeepStrictEqual(emptySeo, fields))
  if (paths.length > 0) await tx.deleteFrom('seoSettings').where('pagePath', 'in', paths).execute()
  if (described.length === 0) return
  const { language } = await findBrand(tx)
  const rows = described.map(({ path, fields }) => ({ pagePath: path, ...toColumns(fields, null, language) }))
  await saveManySeoSettings(tx, rows)
}

/** Those of the pages of which somebody has said what they want to be found by, or that they are pillars. */
export async function listPathsWithKeyphrase(db: Database, paths: string[]) {
  const found = await findSearchAppearances(db, paths)
  const hasKeyphrase = ({ keyphrase, synonyms, isPillar }: SeoFields) => isPillar || keyphrase !== '' || synonyms !== ''
  return new Set([...found].flatMap(([path, fields]) => (hasKeyphrase(fields) ? [path] : [])))
}

/** Takes everything that was set for a page along to its new address. */
export async function moveSeoSettings(tx: Database, from: string, to: string) {
  await tx.deleteFrom('seoSettings').where('pagePath', '=', to).execute()
  const moved = await tx
    .updateTable('seoSettings')
    .set({ pagePath: to })
    .where('pagePath', '=', from)
    .returning(seoPictureColumns)
    .executeTakeFirst()
  await deleteMediaUses(tx, [`seo:${from}`, `seo:${to}`])
  if (!moved) return
  await recordSeoPictures(tx, to, moved)
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

type EntryColumns = SeoRow<SeoColumnIn<'entry'>>

function findColumns(db: Database, path: string): Promise<EntryColumns | undefined> {
  return db.selectFrom('seoSettings').select(columns).where('pagePath', '=', path).executeTakeFirst()
}

function toSearchAppearance(row: EntryColumns | undefined): SeoFields {
  if (!row) return emptySeo
  const values = entrySeoFields.map(({ column, name }) => [name, row[column] ?? emptySeo[name]])
  return { ...Object.fromEntries(values), isNoindex: hasNoindex(row.robotsMeta) }
}

/** A robots setting that says more than noindex stays as it is while the answer is the same. */
function toColumns(fields: SeoFields, robotsMeta: string | null, siteLanguage: string) {
  const values = entrySeoFields.map(({ column, name }) => [column, fields[name] === '' ? null : fields[name]])
  const { isNoindex, keyphrase, language } = fields
  return {
    ...Object.fromEntries(values),
    robotsMeta: hasNoindex(robotsMeta) === isNoindex ? robotsMeta : isNoindex ? 'noindex' : null,
    keyphraseKey: keyphraseKey(keyphrase, language || siteLanguage),
  }
}

function hasNoindex(robotsMeta: string | null) {
  return /noindex/i.test(robotsMeta ?? '')
}
