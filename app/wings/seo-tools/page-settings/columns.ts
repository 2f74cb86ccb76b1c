import type { PageSettings } from './page-settings'

/** The columns of a file of settings, in the specification's names, and the settings that they hold. */
export const settingColumns = {
  breadcrumb_label: 'breadcrumbLabel',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  canonical_url: 'canonicalUrl',
  robots_meta: 'robotsMeta',
  og_title: 'ogTitle',
  og_description: 'ogDescription',
  og_image: 'ogImage',
  twitter_title: 'twitterTitle',
  twitter_description: 'twitterDescription',
  twitter_image: 'twitterImage',
  language: 'language',
  in_sitemap: 'inSitemap',
} as const satisfies Record<string, keyof PageSettings>

export type CsvSetting = (typeof settingColumns)[keyof typeof settingColumns]

/** Only for whoever reads the file; not read back. */
export const exportOnlyColumns = ['kind', 'page_title'] as const

export const PATH_COLUMN = 'page_path'
