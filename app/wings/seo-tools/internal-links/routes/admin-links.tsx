import { useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listMatchingBoilerplateLinks } from '../links/boilerplate-links.queries.server'
import { readLinkCursors } from '../links/link-cursor'
import { BOILERPLATE, contentLinkPlaces, linkFilter, linkStatuses } from '../links/link-filter'
import { listLinks } from '../links/links.queries.server'
import { findPageIndexStatus } from '../links/page-indexing-status.queries.server'
import { publicPageKindLabels } from '../links/public-page-kinds'
import { BoilerplateLinks } from '../ui/boilerplate-links'
import { IndexedPagesStatus } from '../ui/indexed-pages-status'
import { linkPlaceLabels, linkStatusLabels } from '../ui/link-labels'
import { LinkTable } from '../ui/link-table'
import { LinksHeader } from '../ui/links-header'
import type { Route } from './+types/admin-links'

const placeOptions = [
  ...contentLinkPlaces.map((value) => ({ value, label: linkPlaceLabels[value] })),
  { value: BOILERPLATE, label: 'Menu and footer' },
]

const statusOptions = linkStatuses.map((value) => ({ value, label: linkStatusLabels[value].label }))

const PAGE_SIZE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const filter = linkFilter.parse(url.searchParams)
  const register = await findPageIndexStatus(db)
  if (filter.place === BOILERPLATE)
    return { boilerplate: await listMatchingBoilerplateLinks(db, filter), register } as const
  return { page: await listLinks(db, filter, readLinkCursors(url.searchParams), PAGE_SIZE), register } as const
}

export function meta() {
  return noindexMeta('Internal Links')
}

export default function AdminLinks({ loaderData: { page, boilerplate, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <LinkFilters aside={<IndexedPagesStatus register={register} />} />
      {boilerplate && (boilerplate.length > 0 ? <BoilerplateLinks links={boilerplate} /> : <NoLinks />)}
      {page && <LinkTable links={page.rows} isStale={state === 'loading'} empty={<NoLinks />} />}
      <KeysetPagination before={page?.before ?? null} after={page?.after ?? null} isChronological={false} />
    </>
  )
}

function NoLinks() {
  const [params] = useSearchParams()
  if (linkFilter.isActive(params)) {
    return <EmptyState title="No links found" text="Try changing the filters." />
  }
  return <EmptyState title="No links yet" text="The links of public pages appear here once the pages are indexed." />
}

function LinkFilters({ aside }: { aside: React.ReactNode }) {
  return (
    <FilterBar label="Filter links" paramNames={linkFilter.names} aside={aside}>
      <SearchFilter name="q" label="Anchor text or URL" />
      <SelectFilter name="place" label="Placement" all="All placements" options={placeOptions} />
      <SelectFilter name="status" label="Status" all="All targets" options={statusOptions} />
      <SelectFilter name="kind" label="Page type" all="All page types" options={publicPageKindLabels} />
    </FilterBar>
  )
}
