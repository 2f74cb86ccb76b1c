import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPaging } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { PageTable } from '../admin/page-table'
import { RegisterNote } from '../admin/register-note'
import { listLinkedPages } from '../listing/list-pages.server'
import { readPageFilter } from '../listing/page-filter'
import { pathPlaceIn } from '../listing/path-place'
import { findRegisterState } from '../listing/register-state.server'
import { kindWords, siteKinds } from '../listing/site-kinds'
import type { Route } from './+types/admin-linked-pages'

const SHOWN = 50
const filterNames = ['q', 'kind', 'sort']

const kinds = [{ value: '', label: 'All kinds' }, ...siteKinds.map((value) => ({ value, label: kindWords[value] }))]

const orders = [
  { value: '', label: 'By address' },
  { value: 'in', label: 'Least linked first' },
  { value: 'out', label: 'Fewest links out first' },
  { value: 'depth', label: 'Farthest from home first' },
  { value: 'rank', label: 'Highest PageRank first' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listLinkedPages(db, readPageFilter(url.searchParams), pathPlaceIn(url.searchParams), SHOWN)
  return { page, register: await findRegisterState(db) }
}

export function meta() {
  return [{ title: 'Pages – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkedPages({ loaderData: { page, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <FilterBar label="Filter the pages" names={filterNames} aside={<RegisterNote register={register} />}>
        <SearchFilter name="q" label="Title or address" />
        <SelectFilter name="kind" label="Kind" options={kinds} />
        <SelectFilter name="sort" label="Order" options={orders} />
      </FilterBar>
      <PageTable pages={page.rows} isStale={state === 'loading'} empty={<NoPages />} />
      <KeysetPaging before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function NoPages() {
  const [params] = useSearchParams()
  const isFiltered = filterNames.some((name) => params.get(name))
  if (isFiltered) return <EmptyState title="Nothing matches" text="No page is like this." />
  return <EmptyState title="No pages yet" text="Every public page stands here, as soon as it has been read." />
}
