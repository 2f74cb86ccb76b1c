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

/** Where the page lives. */
export function landingPagePath(slug: string) {
  return isSitePageSlug(slug) ? SITE_PAGES[slug].path : `/${slug}`
}

/** The slug of the page that lives at this path; undefined where none can. A page with a path of its own has no second one. */
export function landingPageSlugAt(path: string) {
  const plain = path.replace(/(?<=.)\/$/, '')
  const slug = sitePageSlugAt(plain) ?? plain.slice(1)
  return slugPattern.test(slug) && landingPagePath(slug) === plain ? slug : undefined
}

export function landingPagePreviewPath(key: string) {
  return `/preview/page/${key}`
}
