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
import { StarterLinks } from '../admin/starter-links'
import { isLandingPageListFiltered, parseLandingPageFilter } from '../landing-page-filter'
import { listLandingPagesForAdmin, listUnusedSlugs } from '../list-landing-pages.queries.server'
import { starterSlugs } from '../starters.server'
import type { Route } from './+types/admin-landing-pages'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseLandingPageFilter(url.searchParams)
  const isFiltered = isLandingPageListFiltered(filter)
  return {
    starters: isFiltered ? [] : await listUnusedSlugs(context.get(databaseContext), starterSlugs),
    page: await listLandingPagesForAdmin(context.get(databaseContext), filter, SHOWN),
    isFiltered,
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
      <StarterLinks slugs={loaderData.starters} />
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
