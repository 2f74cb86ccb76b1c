import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { handleFormSubmission } from '~/wings/content/landing-pages/handle-form-submission.server'
import { HOME_SLUG } from '~/wings/content/landing-pages/landing-page'
import { LandingPageView } from '~/wings/content/landing-pages/landing-page-view'
import { findPublishedLandingPage } from '~/wings/content/landing-pages/queries.server'
import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { loadHomePage } from '../home-page.server'
import { homePageMetaInput } from '../home-page-meta'
import type { Route } from './+types/home'

export function loader({ context }: Route.LoaderArgs) {
  return loadHomePage(context)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const page = await findPublishedLandingPage(context.get(databaseContext), HOME_SLUG)
  if (!page) throw notFound('Form')
  return handleFormSubmission({ request, context, url }, page)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = getSeoSite(matches)
  return loaderData ? pageMeta(matches, homePageMetaInput(site, loaderData)) : []
}

export default function Home({ loaderData: { page, blockData } }: Route.ComponentProps) {
  return <LandingPageView title={page.title} blocks={page.blocks} blockData={blockData} />
}
