import type { listedKinds } from '../page-filter'

export const kindWords: Record<(typeof listedKinds)[number], string> = {
  site: 'Site',
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
}
