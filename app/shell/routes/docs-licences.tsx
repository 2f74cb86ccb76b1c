import { pageMeta } from '~/domains/seo/page-meta'
import { StaticPage } from '../written-page'
import { loadStaticPage } from '../written-pages.server'
import type { Route } from './+types/docs-licences'

export function loader({ context }: Route.LoaderArgs) {
  return loadStaticPage(context, '/docs/licences')
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export default function DocsLicences({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
