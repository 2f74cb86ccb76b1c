import { pageMeta } from '~/domains/seo/page-meta'
import { StaticPage } from '../written-page'
import { loadStaticPage } from '../written-pages.server'
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
