import { movedOrNotFound } from '~/domains/redirects/moved.server'
import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { landingPagePath } from '../landing-page'
import { materialFor } from '../material.server'
import { findPublishedLandingPage } from '../queries.server'
import { faqData, socialPicture } from '../structured-data'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/landing-page'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const landingPage = slugPattern.test(params.slug) ? await findPublishedLandingPage(db, params.slug) : undefined
  if (!landingPage) throw await movedOrNotFound({ request, context, url }, 'Page')
  context.get(pageContext).shows(`landing-page:${landingPage.slug}`)
  const material = await materialFor(db, landingPage.blocks)
  return { landingPage, material }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, slug, blocks } = loaderData.landingPage
  const picture = socialPicture(blocks, loaderData.material)
  return pageMeta(matches, {
    title,
    description,
    canonicalPath: landingPagePath(slug),
    picture,
    jsonLd: faqData(blocks),
  })
}

export default function LandingPageRoute({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.landingPage.blocks} material={loaderData.material} />
}
