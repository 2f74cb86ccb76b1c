import { getSeoSite, pageMeta } from '~/domains/seo/page-meta'
import { landingPagePath } from './landing-page'
import type { LoadedLandingPage } from './show-page.server'
import { findHeroSocialPicture, landingPageJsonLd } from './structured-data'

/** The head of a landing page. */
export function landingPageMeta(
  matches: Parameters<typeof pageMeta>[0],
  { page, material, isSold }: LoadedLandingPage,
) {
  const { title, description, slug, blocks } = page
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: landingPagePath(slug),
    image: findHeroSocialPicture(blocks, material),
    hasMarkdown: true,
    jsonLd: landingPageJsonLd(page, material, { origin: getSeoSite(matches).origin, isSold }),
  })
}
