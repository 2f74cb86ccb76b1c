export const MAX_CUSTOM_TAGS = 30
export const MAX_MARKUP_LENGTH = 100_000

/** A meta tag of one's own. */
export interface CustomTag {
  kind: 'name' | 'property'
  key: string
  content: string
}

/** Everything that can be set for a page, as its form holds it. An empty field leaves it to the page's own words. */
export interface PageSettings {
  breadcrumbLabel: string
  metaTitle: string
  metaDescription: string
  canonicalUrl: string
  robotsMeta: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  twitterTitle: string
  twitterDescription: string
  twitterImage: string
  /** As a tag ("de"); empty for the language of the site. */
  language: string
  inSitemap: boolean
  customMetaTags: CustomTag[]
  /** JSON-LD as text. */
  schemaMarkup: string
}

export const emptyPageSettings: PageSettings = {
  breadcrumbLabel: '',
  metaTitle: '',
  metaDescription: '',
  canonicalUrl: '',
  robotsMeta: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
  language: '',
  inSitemap: true,
  customMetaTags: [],
  schemaMarkup: '',
}
