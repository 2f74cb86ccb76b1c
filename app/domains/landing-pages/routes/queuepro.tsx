import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { skipRevalidationOnSubmit, submitFormInPlace } from '../forms/keep-form-here'
import { handleFormSubmission } from '../forms/receive-form.server'
import { landingPageMeta } from '../public/landing-meta'
import { QUEUEPRO_SLUG } from '../public/landing-page'
import { loadLandingPage } from '../public/show-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { LandingPageBlocks } from '../ui/blocks'
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

export { skipRevalidationOnSubmit as shouldRevalidate, submitFormInPlace as clientAction }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingPageMeta(matches, loaderData) : []
}

export default function QueueProRoute({ loaderData: { page, material } }: Route.ComponentProps) {
  return <LandingPageBlocks title={page.title} blocks={page.blocks} material={material} />
}
