import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { landingPagePath, QUEUEPRO_SLUG } from '../landing-page'
import { findPublishedLandingPage } from '../queries.server'
import { faqData } from '../structured-data'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/queuepro'

/** /lp/queuepro and /queuepro: one page, without the site's frame around it. */
export async function loader({ context }: Route.LoaderArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), QUEUEPRO_SLUG)
  if (!landingPage) throw notFound('Page')
  context.get(pageContext).shows(`landing-page:${QUEUEPRO_SLUG}`)
  return { landingPage }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, blocks } = loaderData.landingPage
  const picture = blocks.find((block) => block.type === 'hero')?.picture
  return pageMeta(matches, {
    ...{ title, description, picture },
    canonicalPath: landingPagePath(QUEUEPRO_SLUG),
    jsonLd: faqData(blocks),
  })
}

export default function QueueProRoute({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.landingPage.blocks} />
}
