import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { landingPagePath, QUEUEPRO_SLUG } from '../landing-page'
import { materialFor } from '../material.server'
import { findPublishedLandingPage } from '../queries.server'
import { faqData, socialPicture } from '../structured-data'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/queuepro'

/** /lp/queuepro and /queuepro: one page, without the site's frame around it. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const landingPage = await findPublishedLandingPage(db, QUEUEPRO_SLUG)
  if (!landingPage) throw notFound('Page')
  context.get(pageContext).shows(`landing-page:${QUEUEPRO_SLUG}`)
  const material = await materialFor(db, landingPage.blocks)
  return { landingPage, material }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, blocks } = loaderData.landingPage
  const picture = socialPicture(blocks, loaderData.material)
  return pageMeta(matches, {
    ...{ title, description, picture },
    canonicalPath: landingPagePath(QUEUEPRO_SLUG),
    jsonLd: faqData(blocks),
  })
}

export default function QueueProRoute({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.landingPage.blocks} material={loaderData.material} />
}
