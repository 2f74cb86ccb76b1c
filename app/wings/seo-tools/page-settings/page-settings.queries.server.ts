import type { Selectable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SeoSettings as SeoSettingsTable } from '~/platform/database/tables'
import type { PageSeoSettings } from '~/wings/web/seo/seo-settings'
import { emptyPageSettings, type PageSettings } from './page-settings'

export interface StoredPageSettings {
  settings: PageSettings
  /** Null: nothing is set for this page. */
  updatedAt: Date | null
}

/** What is set for the page at `path`, as a form holds it. */
export async function findPageSettings(db: Database, path: string): Promise<StoredPageSettings> {
  const row = await db.selectFrom('seoSettings').selectAll().where('pagePath', '=', path).executeTakeFirst()
  return row
    ? { settings: toPageSettings(row), updatedAt: row.updatedAt }
    : { settings: emptyPageSettings, updatedAt: null }
}

/** The same for many pages, by their paths; those of which nothing is said are not in it. */
export async function findManyPageSettings(db: Database, paths: string[]): Promise<Map<string, PageSettings>> {
  const rows = await db.selectFrom('seoSettings').selectAll().where('pagePath', 'in', paths).execute()
  return new Map(rows.map((row) => [row.pagePath, toPageSettings(row)]))
}

function toPageSettings(row: Selectable<SeoSettingsTable>): PageSettings {
  const { pagePath: _path, updatedAt: _moment, inSitemap, customMetaTags, schemaMarkup, ...others } = row
  // what a page wants to be found by is written where its text is
  const { focusKeyphrase, keyphraseKey, synonyms, isPillar, ...texts } = others
  const written = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))
  const tags = customMetaTags as PageSeoSettings['customMetaTags']
  return {
    ...emptyPageSettings,
    ...written,
    inSitemap,
    customMetaTags: tags.map(({ name, property, content }) => ({
      ...(property ? { kind: 'property', key: property } : { kind: 'name', key: name ?? '' }),
      content,
    })),
    schemaMarkup: schemaMarkup === null ? '' : JSON.stringify(schemaMarkup, null, 2),
  }
}

/** How a page of content is called by itself; undefined when none lives at `path`. */
export async function findPageTitle(db: Database, path: string) {
  const page = await db.selectFrom('pages').select('title').where('path', '=', path).executeTakeFirst()
  return page?.title
}
