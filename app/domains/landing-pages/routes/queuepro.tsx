import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { keepPage, sendForm } from '../forms/keep-form-here'
import { receiveForm } from '../forms/receive-form.server'
import { landingMeta } from '../public/landing-meta'
import { QUEUEPRO_SLUG } from '../public/landing-page'
import { showPage } from '../public/show-page.server'
import { findPublishedLandingPage } from '../queries.server'
import { Blocks } from '../ui/blocks'
import type { Route } from './+types/queuepro'

/** /lp/queuepro and /queuepro: one page, without the site's frame around it. */
export async function loader({ context }: Route.LoaderArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), QUEUEPRO_SLUG)
  if (!landingPage) throw notFound('Page')
  return showPage(context, landingPage)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const landingPage = await findPublishedLandingPage(context.get(databaseContext), QUEUEPRO_SLUG)
  return receiveForm({ request, context, url }, landingPage)
}

export { keepPage as shouldRevalidate, sendForm as clientAction }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? landingMeta(matches, loaderData) : []
}

export default function QueueProRoute({ loaderData: { page, material } }: Route.ComponentProps) {
  return <Blocks title={page.title} blocks={page.blocks} material={material} />
}
