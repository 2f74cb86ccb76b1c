/** The kinds of pages that the sitemap may name, each with its switch. */
export const sitemapKinds = ['pages', 'products', 'posts', 'landing-pages'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

export type SitemapSwitches = Record<SitemapKind, boolean>

export const defaultSitemapSwitches: SitemapSwitches = {
  pages: true,
  products: true,
  posts: true,
  'landing-pages': true,
}
