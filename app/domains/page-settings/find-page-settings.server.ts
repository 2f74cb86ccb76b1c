import type { SeoSettings } from '~/domains/seo/seo-settings'
import type { Database } from '~/platform/database/database.server'
import { noSettings, type PageSettings } from './page-settings'

export interface StoredPageSettings {
  settings: PageSettings
  /** Null: nothing is set for this page. */
  updatedAt: Date | null
}

/** What is set for the page at `path`, as a form holds it. */
export async function findStoredSettings(db: Database, path: string): Promise<StoredPageSettings> {
  const row = await db.selectFrom('seoSettings').selectAll().where('pagePath', '=', path).executeTakeFirst()
  if (!row) return { settings: noSettings, updatedAt: null }
  const { pagePath, updatedAt, inSitemap, customMetaTags, schemaMarkup, ...others } = row
  // what a page wants to be found by is written where its text is
  const { focusKeyphrase, keyphraseKey, synonyms, isPillar, ...texts } = others
  const written = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))
  const tags = customMetaTags as SeoSettings['customMetaTags']
  return {
    settings: {
      ...noSettings,
      ...written,
      inSitemap,
      customMetaTags: tags.map(({ name, property, content }) => ({
        ...(property ? { kind: 'property', key: property } : { kind: 'name', key: name ?? '' }),
        content,
      })),
      schemaMarkup: schemaMarkup === null ? '' : JSON.stringify(schemaMarkup, null, 2),
    },
    updatedAt,
  }
}
