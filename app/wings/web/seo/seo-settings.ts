import type { TitleTemplate } from '~/wings/web/title-templates/title-template'
import type { PageSeoSettings } from './seo-fields'

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
