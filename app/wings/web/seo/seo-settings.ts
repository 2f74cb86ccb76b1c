import type { TitleTemplate } from '~/wings/web/title-templates/title-template'

/** What search engines and social networks are told of a page, where an editor has set it. Field names as in the table. */
export interface PageSeoSettings {
  metaTitle: string | null
  metaDescription: string | null
  canonicalUrl: string | null
  robotsMeta: string | null
  ogTitle: string | null
  ogDescription: string | null
  ogImage: string | null
  twitterTitle: string | null
  twitterDescription: string | null
  twitterImage: string | null
  customMetaTags: { name?: string; property?: string; content: string }[]
  schemaMarkup: object | object[] | null
  /** In which it is written, as a tag; null for the language of the site. */
  language: string | null
}

export interface Breadcrumb {
  label: string
  path: string
  /** Nothing stands at its own address, only below it: it leads nowhere. */
  isSegmentOnly?: boolean
}

/** What the frame around every page needs to know of it. */
export interface PageSeoContext {
  path: string
  /** In which the page is written, as a tag: "de". */
  language: string
  seo: PageSeoSettings | null
  /** Breadcrumb labels that are set, by path. */
  breadcrumbLabels: Record<string, string | null>
  /** How pages of its kind are called, where somebody has said so. */
  titleTemplate?: TitleTemplate
}
