import type { Block } from './block-schema'
import type { Variant } from './landing-page-content'

/** A page at the top of the site, such as /white-label-client-portal, made of blocks. */
export interface LandingPage {
  id: string
  slug: string
  title: string
  description: string
  blocks: Block[]
  variants: Variant[]
  updatedAt: Date
}

export const QUEUEPRO_SLUG = 'queuepro'

/** Where search engines should look for the page: QueuePro's is known at two addresses. */
export function landingPagePath(slug: string) {
  return slug === QUEUEPRO_SLUG ? `/lp/${slug}` : `/${slug}`
}

export function landingPagePreviewPath(key: string) {
  return `/preview/page/${key}`
}
