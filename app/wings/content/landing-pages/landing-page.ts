import { slugPattern } from '~/platform/text/slug'
import type { Block } from './block-schema'
import type { Variant } from './landing-page-content'
import { isSitePageSlug, SITE_PAGES, sitePageSlugAt } from './site-pages'

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
/** The landing page with this slug is the home page. */
export const HOME_SLUG = 'home'

/** Where the page lives. */
export function landingPagePath(slug: string) {
  return isSitePageSlug(slug) ? SITE_PAGES[slug].path : `/${slug}`
}

/**
 * The slug of the page that lives at this path; undefined where none can. A page with a path of its own has no second one,
 * but for QueuePro's.
 */
export function landingPageSlugAt(path: string) {
  const plain = path.replace(/(?<=.)\/$/, '')
  const slug = sitePageSlugAt(plain) ?? plain.slice(1)
  const isItsPath = landingPagePath(slug) === plain || slug === QUEUEPRO_SLUG
  return slugPattern.test(slug) && isItsPath ? slug : undefined
}

export function landingPagePreviewPath(key: string) {
  return `/preview/page/${key}`
}
