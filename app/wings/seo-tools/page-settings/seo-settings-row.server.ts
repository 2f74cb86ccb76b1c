import type { Insertable } from 'kysely'
import type { SeoSettings } from '~/platform/database/tables'
import type { PageSettings } from './page-settings'
import { parseSchemaMarkup } from './parse-schema-markup.server'

/** Nothing is said of the page: it needs no row of its own. */
export function isDefaultSettings({ customMetaTags, inSitemap, ...texts }: PageSettings) {
  return inSitemap && customMetaTags.length === 0 && Object.values(texts).every((text) => text === '')
}

/** What is stored of a page's settings. */
export function toSeoSettingsRow(path: string, settings: PageSettings): Insertable<SeoSettings> {
  const { customMetaTags, schemaMarkup, inSitemap, ...texts } = settings
  const { data } = parseSchemaMarkup(schemaMarkup)
  return {
    pagePath: path,
    inSitemap,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null])),
    customMetaTags: JSON.stringify(customMetaTags.map(({ kind, key, content }) => ({ [kind]: key, content }))),
    schemaMarkup: data ? JSON.stringify(data) : null,
  }
}

/** As audit entries and the library name the settings of a page. */
export const pageSettingsSubject = (path: string) => `seo:${path}`
