/** The kinds of public pages that the register knows; `list`: a later page of a list. */
export const siteKinds = ['post', 'product', 'landing-page', 'site', 'list'] as const

export type SiteKind = (typeof siteKinds)[number]

export const kindWords: Record<SiteKind, string> = {
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
  site: 'Page of the site',
  list: 'Later page of a list',
}
