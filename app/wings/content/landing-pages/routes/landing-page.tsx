import { databaseContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import { skipRevalidationOnSubmit, submitFormInPlace } from '../form-route'
import { handleFormSubmission } from '../handle-form-submission.server'
import { landingPageMeta } from '../landing-page-meta'
import { loadLandingPage } from '../load-landing-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { LandingPageBlocks } from '../ui/landing-page-blocks'
import type { Route } from './+types/landing-page'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const landingPage = slugPattern.test(params.slug) ? await findPublishedLandingPage(db, params.slug) : undefined
  if (!landingPage) throw await redirectOrNotFound({ request, context, url }, 'Page')
  return loadLandingPage(context, landingPage)
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), params.slug)
  return handleFormSubmission({ request, context, url }, landingPage)
}

export { skipRevalidationOnSubmit as shouldRevalidate, submitFormInPlace as clientAction }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingPageMeta(matches, loaderData) : []
}

export default function LandingPageRoute({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <LandingPageBlocks title={page.title} blocks={page.blocks} blockData={blockData} />
}
