import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isChronological } from '~/domains/writing/piece-filter'
import { databaseContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { KeysetPagination } from '~/ui/workspace/paging'
import { LandingPageFilters } from '../admin/list/landing-filters'
import { LandingPageTable } from '../admin/list/landing-table'
import { NoLandingPages } from '../admin/list/no-landing-pages'
import { isLandingPageListFiltered, parseLandingPageFilter } from '../listing/landing-filter'
import { listLandingPagesForAdmin } from '../listing/list-landing-pages.server'
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
  return [{ title: 'Landing Pages' }, { name: 'robots', content: 'noindex' }]
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
