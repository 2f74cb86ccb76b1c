/** The kinds of public pages that the register knows; `list`: a later page of a list. */
export const publicPageKinds = ['post', 'product', 'landing-page', 'site', 'list'] as const

export type PublicPageKind = (typeof publicPageKinds)[number]

export const publicPageKindLabels: Record<PublicPageKind, string> = {
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
  site: 'Site page',
  list: 'List page',
}
