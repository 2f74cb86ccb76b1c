import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import type { PageMetaInput, SeoSite } from '~/wings/web/seo/page-meta-input'
import { findHeroSocialPicture, landingPageJsonLd } from './engine/landing-page-json-ld'
import { landingPagePath } from './landing-page'
import type { LoadedLandingPage } from './load-landing-page.server'

type Matches = Parameters<typeof pageMeta>[0]

/** The head of a landing page. */
export function landingPageMeta(matches: Matches, loaded: LoadedLandingPage) {
  return pageMeta(matches, landingPageMetaInput(getSeoSite(matches), loaded))
}

/** What a landing page says of itself. */
export function landingPageMetaInput(
  { origin }: Pick<SeoSite, 'origin'>,
  { page, blockData, isPurchasable }: LoadedLandingPage,
): PageMetaInput {
  const { title, description, slug, blocks } = page
  const path = landingPagePath(slug)
  return {
    title,
    description,
    canonicalPath: path,
    image: findHeroSocialPicture(blocks, blockData),
    hasMarkdown: path !== '/',
    jsonLd: landingPageJsonLd(page, blockData, { origin, isPurchasable }),
  }
}
