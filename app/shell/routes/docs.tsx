import { pageMeta } from '~/domains/seo/page-meta'
import { StaticPage } from '../written-page'
import { loadStaticPage } from '../written-pages.server'
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
