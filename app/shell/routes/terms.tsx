import { pageMeta } from '~/domains/seo/page-meta'
import { StaticPage } from '../written-page'
import { loadStaticPage } from '../written-pages.server'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/terms')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
