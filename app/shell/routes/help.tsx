import { pageMeta } from '~/wings/web/seo/page-meta'
import { loadStaticPage } from '../static-pages.server'
import { StaticPage } from '../ui/static-page'
import type { Route } from './+types/help'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/help')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
