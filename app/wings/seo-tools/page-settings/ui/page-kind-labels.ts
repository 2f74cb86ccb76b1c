import type { listedPageKinds } from '../page-filter'

export const pageKindLabels: Record<(typeof listedPageKinds)[number], string> = {
  site: 'Site',
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
}
