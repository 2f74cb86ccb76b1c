import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { landingPagePath } from './landing-page'
import type { ShownPage } from './show-page.server'
import { socialPicture, structuredData } from './structured-data'

/** The head of a landing page. */
export function landingMeta(matches: Parameters<typeof pageMeta>[0], { page, material, isSold }: ShownPage) {
  const { title, description, slug, blocks } = page
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: landingPagePath(slug),
    picture: socialPicture(blocks, material),
    hasMarkdown: true,
    jsonLd: structuredData(page, material, { origin: siteOf(matches).origin, isSold }),
  })
}
