import type { ListedPage } from '../list-seo-pages.queries.server'

/** The settings of a page that the table shows, as its fields hold them. */
export interface PageRowValues {
  metaTitle: string
  metaDescription: string
  canonicalUrl: string
  robotsMeta: string
  breadcrumbLabel: string
  inSitemap: boolean
}

export function toPageRowValues(page: ListedPage): PageRowValues {
  const { metaTitle, metaDescription, canonicalUrl, robotsMeta, breadcrumbLabel, inSitemap } = page
  return {
    metaTitle: metaTitle ?? '',
    metaDescription: metaDescription ?? '',
    canonicalUrl: canonicalUrl ?? '',
    robotsMeta: robotsMeta ?? '',
    breadcrumbLabel: breadcrumbLabel ?? '',
    inSitemap,
  }
}
