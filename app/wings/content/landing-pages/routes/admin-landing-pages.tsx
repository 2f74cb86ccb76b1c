import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { isChronological } from '~/wings/publishing/writing/entry-filter'
import { LandingPageFilters } from '../admin/landing-page-filters'
import { LandingPageTable } from '../admin/landing-page-table'
import { NoLandingPages } from '../admin/no-landing-pages'
import { isLandingPageListFiltered, parseLandingPageFilter } from '../landing-page-filter'
import { listLandingPagesForAdmin } from '../list-landing-pages.queries.server'
import type { Route } from './+types/admin-landing-pages'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseLandingPageFilter(url.searchParams)
  return {
    page: await listLandingPagesForAdmin(context.get(databaseContext), filter, SHOWN),
    isFiltered: isLandingPageListFiltered(filter),
    isChronological: isChronological(filter),
  }
}

export function meta() {
  return noindexMeta('Landing Pages')
}

export default function AdminLandingPages({ loaderData }: Route.ComponentProps) {
  const { page, isFiltered } = loaderData
  const { state } = useNavigation()
  return (
    <>
      <PageHeader
        title="Landing Pages"
        actions={
          <ButtonLink to="/admin/landing-pages/new" variant="primary" icon={Plus}>
            New landing page
          </ButtonLink>
        }
      />
      <LandingPageFilters />
      <LandingPageTable
        pages={page.rows}
        isStale={state === 'loading'}
        empty={<NoLandingPages isFiltered={isFiltered} />}
      />
      <KeysetPagination before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}
