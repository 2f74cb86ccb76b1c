import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { isChronological } from '~/domains/writing/piece-filter'
import { databaseContext } from '~/platform/context.server'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LandingFilters } from '../admin/list/landing-filters'
import { LandingTable } from '../admin/list/landing-table'
import { NoLandingPages } from '../admin/list/no-landing-pages'
import { isFiltered, readLandingFilter } from '../listing/landing-filter'
import { listLandingPages } from '../listing/list-landing-pages.server'
import type { Route } from './+types/admin-landing-pages'

const SHOWN = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = readLandingFilter(url.searchParams)
  return {
    page: await listLandingPages(context.get(databaseContext), filter, SHOWN),
    isFiltered: isFiltered(filter),
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
      <LandingFilters />
      <LandingTable
        pages={page.rows}
        isStale={state === 'loading'}
        empty={<NoLandingPages isFiltered={isFiltered} />}
      />
      <KeysetPaging before={page.before} after={page.after} isChronological={loaderData.isChronological} />
    </>
  )
}
