import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { handleFormSubmission } from '../handle-form-submission.server'
import { QUEUEPRO_SLUG } from '../landing-page'
import { landingPageMeta } from '../landing-page-meta'
import { loadLandingPage } from '../load-landing-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { LandingPageBlocks } from '../ui/landing-page-blocks'
import type { Route } from './+types/queuepro'

/** /lp/queuepro and /queuepro: one page, without the site's frame around it. */
export async function loader({ context }: Route.LoaderArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), QUEUEPRO_SLUG)
  if (!landingPage) throw notFound('Page')
  return loadLandingPage(context, landingPage)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), QUEUEPRO_SLUG)
  return handleFormSubmission({ request, context, url }, landingPage)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingPageMeta(matches, loaderData) : []
}

export default function QueueProRoute({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <LandingPageBlocks title={page.title} blocks={page.blocks} blockData={blockData} />
}
