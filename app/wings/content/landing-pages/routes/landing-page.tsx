import { databaseContext } from '~/platform/http/request-context.server'
import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import { handleFormSubmission } from '../handle-form-submission.server'
import { landingPageSlugAt } from '../landing-page'
import { landingPageMeta } from '../landing-page-meta'
import { loadLandingPage } from '../load-landing-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { LandingPageBlocks } from '../ui/landing-page-blocks'
import type { Route } from './+types/landing-page'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const slug = landingPageSlugAt(url.pathname)
  const landingPage = slug === undefined ? undefined : await findPublishedLandingPage(db, slug)
  if (!landingPage) throw await redirectOrNotFound({ request, context, url }, 'Page')
  return loadLandingPage(context, landingPage)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const slug = landingPageSlugAt(url.pathname)
  const landingPage =
    slug === undefined ? undefined : await findPublishedLandingPage(context.get(databaseContext), slug)
  return handleFormSubmission({ request, context, url }, landingPage)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingPageMeta(matches, loaderData) : []
}

export default function LandingPageRoute({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <LandingPageBlocks title={page.title} blocks={page.blocks} blockData={blockData} />
}
