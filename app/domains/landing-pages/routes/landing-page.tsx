import { redirectOrNotFound } from '~/domains/redirects/moved.server'
import { databaseContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { skipRevalidationOnSubmit, submitFormInPlace } from '../forms/keep-form-here'
import { handleFormSubmission } from '../forms/receive-form.server'
import { landingPageMeta } from '../public/landing-meta'
import { loadLandingPage } from '../public/show-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { LandingPageBlocks } from '../ui/blocks'
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

export default function LandingPageRoute({ loaderData: { page, material } }: Route.ComponentProps) {
  return <LandingPageBlocks title={page.title} blocks={page.blocks} material={material} />
}
