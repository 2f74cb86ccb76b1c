import { pageMeta } from '~/domains/seo/page-meta'
import { StaticPage } from '../written-page'
import { loadStaticPage } from '../written-pages.server'
import type { Route } from './+types/privacy'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/privacy')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
