import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { builtInPages } from '~/shell/public-pages'
import { listSeoPages } from '~/wings/seo-tools/page-settings/list-seo-pages.queries.server'
import { pageFilter } from '~/wings/seo-tools/page-settings/page-filter'
import { PagesTableScreen } from '~/wings/seo-tools/page-settings/pages-table-screen'
import type { Route } from './+types/admin-seo-pages-table'

const PAGE_SIZE = 25

export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const place = { after: searchParams.get('after') ?? undefined, before: searchParams.get('before') ?? undefined }
  const listing = { fixed: builtInPages, filter: pageFilter.parse(searchParams), place, size: PAGE_SIZE }
  return listSeoPages(context.get(databaseContext), listing)
}

export function meta() {
  return noindexMeta('Pages as a table – SEO Settings')
}

export default function AdminSeoPagesTable({ loaderData }: Route.ComponentProps) {
  return <PagesTableScreen {...loaderData} />
}
