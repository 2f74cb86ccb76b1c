import { pageMeta } from '~/wings/web/seo/page-meta'
import { loadStaticPage } from '../static-pages.server'
import { StaticPage } from '../ui/static-page'
import type { Route } from './+types/docs-licenses'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/docs/licences')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function DocsLicences({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
