import { useNavigation, useSearchParams } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/paging'
import { LinksHeader } from '../admin/links-header'
import { LinkedPageTable } from '../admin/page-table'
import { PageIndexingNote } from '../admin/register-note'
import { listLinkedPages } from '../listing/list-pages.server'
import { readLinkedPageFilter } from '../listing/page-filter'
import { readPathCursors } from '../listing/path-place'
import { findPageIndexingStatus } from '../listing/register-state.server'
import { publicPageKindLabels, publicPageKinds } from '../listing/site-kinds'
import type { Route } from './+types/admin-linked-pages'

const PAGE_SIZE = 50
const pageFilterNames = ['q', 'kind', 'sort']

const kindOptions = [
  { value: '', label: 'All kinds' },
  ...publicPageKinds.map((value) => ({ value, label: publicPageKindLabels[value] })),
]

const sortOptions = [
  { value: '', label: 'By address' },
  { value: 'in', label: 'Least linked first' },
  { value: 'out', label: 'Fewest links out first' },
  { value: 'depth', label: 'Farthest from home first' },
  { value: 'rank', label: 'Highest PageRank first' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listLinkedPages(
    db,
    readLinkedPageFilter(url.searchParams),
    readPathCursors(url.searchParams),
    PAGE_SIZE,
  )
  return { page, register: await findPageIndexingStatus(db) }
}

export function meta() {
  return [{ title: 'Pages – Internal Links' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLinkedPages({ loaderData: { page, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <FilterBar label="Filter the pages" paramNames={pageFilterNames} aside={<PageIndexingNote register={register} />}>
        <SearchFilter name="q" label="Title or address" />
        <SelectFilter name="kind" label="Kind" options={kindOptions} />
        <SelectFilter name="sort" label="Order" options={sortOptions} />
      </FilterBar>
      <LinkedPageTable pages={page.rows} isStale={state === 'loading'} empty={<NoPages />} />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function NoPages() {
  const [params] = useSearchParams()
  const isFiltered = pageFilterNames.some((name) => params.get(name))
  if (isFiltered) return <EmptyState title="Nothing matches" text="No page is like this." />
  return <EmptyState title="No pages yet" text="Every public page stands here, as soon as it has been read." />
}
