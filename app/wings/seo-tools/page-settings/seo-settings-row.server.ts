import type { Insertable, Selectable } from 'kysely'
import type { SeoSettings } from '~/platform/database/tables'
import { emptyPageSettings, type PageSettings, pageSeoFields, type StoredTag } from '~/wings/web/seo/seo-fields'
import { parseSchemaMarkup } from './parse-schema-markup.server'

/** The settings of a page as its form holds them. */
export function toPageSettings(row: Selectable<SeoSettings>): PageSettings {
  const values = pageSeoFields.map(({ name }) => [name, row[name] ?? emptyPageSettings[name]])
  const { customMetaTags, schemaMarkup } = row
  return {
    ...Object.fromEntries(values),
    customMetaTags: (customMetaTags as StoredTag[]).map(({ name, property, content }) => ({
      ...(property ? { kind: 'property', key: property } : { kind: 'name', key: name ?? '' }),
      content,
    })),
    schemaMarkup: schemaMarkup === null ? '' : JSON.stringify(schemaMarkup, null, 2),
  }
}

/** What is stored of a page's settings. */
export function toSeoSettingsRow(path: string, settings: PageSettings): Insertable<SeoSettings> {
  const values = pageSeoFields.map(({ name }) => [name, settings[name] === '' ? null : settings[name]])
  const { data } = parseSchemaMarkup(settings.schemaMarkup)
  return {
    ...Object.fromEntries(values),
    pagePath: path,
    customMetaTags: JSON.stringify(settings.customMetaTags.map(({ kind, key, content }) => ({ [kind]: key, content }))),
    schemaMarkup: data ? JSON.stringify(data) : null,
  }
}
