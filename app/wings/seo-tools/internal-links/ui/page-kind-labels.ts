import type { PageKind } from '~/wings/web/pages/page'

export const pageKindPluralLabels: Record<PageKind, string> = {
  post: 'Posts',
  product: 'Products',
  'landing-page': 'Landing pages',
}
