import { pageMeta } from '~/wings/web/seo/page-meta'
import { loadStaticPage } from '../static-pages.server'
import { StaticPage } from '../ui/static-page'
import type { Route } from './+types/docs'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/docs')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function Docs({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
