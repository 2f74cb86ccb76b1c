import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { slugPattern } from '~/platform/slug'
import { landingPagePath } from '../landing-page'
import { findPublishedLandingPage } from '../queries.server'
import { faqData } from '../structured-data'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/landing-page'

export async function loader({ context, params }: Route.LoaderArgs) {
  const landingPage = slugPattern.test(params.slug)
    ? await findPublishedLandingPage(context.get(databaseContext), params.slug)
    : undefined
  if (!landingPage) throw notFound('Page')
  context.get(pageContext).shows(`landing-page:${landingPage.slug}`)
  return { landingPage }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, slug, blocks } = loaderData.landingPage
  const picture = blocks.find((block) => block.type === 'hero')?.picture
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: landingPagePath(slug),
    picture,
    jsonLd: faqData(blocks),
  })
}

export default function LandingPageRoute({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.landingPage.blocks} />
}
