import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { findHeroSocialPicture, landingPageJsonLd } from './engine/landing-page-json-ld'
import { landingPagePath } from './landing-page'
import type { LoadedLandingPage } from './load-landing-page.server'

/** The head of a landing page. */
export function landingPageMeta(
  matches: Parameters<typeof pageMeta>[0],
  { page, blockData, isPurchasable }: LoadedLandingPage,
) {
  const { title, description, slug, blocks } = page
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: landingPagePath(slug),
    image: findHeroSocialPicture(blocks, blockData),
    hasMarkdown: true,
    jsonLd: landingPageJsonLd(page, blockData, { origin: getSeoSite(matches).origin, isPurchasable }),
  })
}
