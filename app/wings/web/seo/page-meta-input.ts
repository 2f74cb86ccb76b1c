import type { Picture } from '~/wings/site/media/picture'
import type { Brand } from '~/wings/site/settings/brand'
import type { TemplateVariables } from '~/wings/web/title-templates/title-template'

/** What a page says of itself; seo_settings of its path win over it. */
export interface PageMetaInput {
  title: string
  description: string
  /** The path that search engines should keep, when it is not the page's own. */
  canonicalPath?: string
  robots?: string
  kind?: 'website' | 'article' | 'product'
  image?: Picture | null
  /** Its text can be read as Markdown, at its path with `.md` behind it. */
  hasMarkdown?: boolean
  /** What stands for the variables that only pages of its kind have. */
  templateVariables?: TemplateVariables
  /** Structured data besides the breadcrumbs, which every page has. */
  jsonLd?: object[]
}

/** Whose page it is. */
export interface SeoSite {
  brand: Brand
  origin: string
  year?: number
  /** Whether pages are offered as Markdown at all. */
  hasMarkdown?: boolean
}
