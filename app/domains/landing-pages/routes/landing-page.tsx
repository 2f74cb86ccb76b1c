import { movedOrNotFound } from '~/domains/redirects/moved.server'
import { databaseContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { keepPage, sendForm } from '../forms/keep-form-here'
import { receiveForm } from '../forms/receive-form.server'
import { landingMeta } from '../public/landing-meta'
import { showPage } from '../public/show-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/landing-page'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const landingPage = slugPattern.test(params.slug) ? await findPublishedLandingPage(db, params.slug) : undefined
  if (!landingPage) throw await movedOrNotFound({ request, context, url }, 'Page')
  return showPage(context, landingPage)
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), params.slug)
  return receiveForm({ request, context, url }, landingPage)
}

export { keepPage as shouldRevalidate, sendForm as clientAction }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingMeta(matches, loaderData) : []
}

export default function LandingPageRoute({ loaderData: { page, material } }: Route.ComponentProps) {
  return <Blocks title={page.title} blocks={page.blocks} material={material} />
}
