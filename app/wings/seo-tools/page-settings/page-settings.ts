import { emptyPageSettings, type PageSettings, type SeoRow } from '~/wings/web/seo/seo-fields'

export const MAX_CUSTOM_TAGS = 30

/** The settings that are texts in the table of pages, in the order of its columns. */
export const tableTexts = [
  'metaTitle',
  'metaDescription',
  'robotsMeta',
  'canonicalUrl',
  'breadcrumbLabel',
] as const satisfies (keyof PageSettings)[]

export type TableText = (typeof tableTexts)[number]

export const tableSettings = [...tableTexts, 'inSitemap'] as const

/** The settings of a page that the table shows, as its fields hold them. */
export type PageRowValues = Pick<PageSettings, (typeof tableSettings)[number]>

export function toPageRowValues(stored: SeoRow<keyof PageRowValues>) {
  const values = tableSettings.map((name) => [name, stored[name] ?? emptyPageSettings[name]])
  return Object.fromEntries(values) as PageRowValues
}
