import type { Insertable } from 'kysely'
import type { SeoSettings } from '~/platform/database/tables'
import { readMarkup } from './checking/schema-markup.server'
import type { PageSettings } from './page-settings'

/** What is stored of a page's settings; undefined when nothing is said of it, which needs no row. */
export function settingsRow(path: string, settings: PageSettings): Insertable<SeoSettings> | undefined {
  const { customMetaTags, schemaMarkup, inSitemap, ...texts } = settings
  const { things } = readMarkup(schemaMarkup)
  const isEmpty =
    inSitemap && customMetaTags.length === 0 && !things && Object.values(texts).every((text) => text === '')
  if (isEmpty) return undefined
  return {
    pagePath: path,
    inSitemap,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null])),
    customMetaTags: JSON.stringify(customMetaTags.map(({ kind, key, content }) => ({ [kind]: key, content }))),
    schemaMarkup: things ? JSON.stringify(things) : null,
  }
}

/** As audit entries and the library name the settings of a page. */
export const settingsSubject = (path: string) => `seo:${path}`
