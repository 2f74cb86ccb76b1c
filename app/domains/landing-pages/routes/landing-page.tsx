import { movedOrNotFound } from '~/domains/redirects/moved.server'
import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { landingPagePath } from '../landing-page'
import { findPublishedLandingPage } from '../queries.server'
import { faqData } from '../structured-data'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/landing-page'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const landingPage = slugPattern.test(params.slug) ? await findPublishedLandingPage(db, params.slug) : undefined
  if (!landingPage) throw await movedOrNotFound({ request, context, url }, 'Page')
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
