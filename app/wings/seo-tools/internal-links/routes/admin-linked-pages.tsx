import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { linkedPageFilter } from '../links/linked-page-filter'
import { type ListedLinkedPage, listLinkedPages } from '../links/linked-pages.queries.server'
import { findPageIndexStatus } from '../links/page-indexing-status.queries.server'
import { readPathCursors } from '../links/path-cursor'
import { publicPageKindLabels } from '../links/public-page-kinds'
import { IndexedPagesStatus } from '../ui/indexed-pages-status'
import { linkedPageViewPath } from '../ui/link-paths'
import { LinksHeader } from '../ui/links-header'
import { clickDepthLabel, UNMEASURED_LABEL } from '../ui/page-metric-labels'
import type { Route } from './+types/admin-linked-pages'

const columns: TableColumn<ListedLinkedPage>[] = [
  {
    key: 'title',
    header: 'Page',
    className: 'md:w-2/5',
    cell: ({ id, title, isIndexable }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={linkedPageViewPath(id)} className="font-semibold break-words hover:underline">
            {title || id}
          </Link>
          {!isIndexable && <Badge>noindex</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => publicPageKindLabels[kind], isHiddenOnPhones: true },
  numberColumn('in', 'Inbound (content)', 'inbound (content)', ({ bodyPagesIn }) => bodyPagesIn),
  numberColumn('all', 'Inbound (all)', 'inbound (all)', ({ pagesIn }) => pagesIn),
  numberColumn('out', 'Outbound', 'outbound', ({ bodyPagesOut }) => bodyPagesOut),
  {
    key: 'depth',
    header: 'Crawl depth',
    align: 'end',
    phoneLabel: 'crawl depth',
    className: 'whitespace-nowrap',
    cell: ({ depth, isMeasured }) => (isMeasured ? clickDepthLabel(depth) : <Unmeasured />),
  },
]

interface LinkedPageTableProps {
  pages: ListedLinkedPage[]
  isStale: boolean
  empty: React.ReactNode
}

const PAGE_SIZE = 50

const sortOptions = {
  in: 'Fewest inbound links',
  out: 'Fewest outbound links',
  depth: 'Highest crawl depth',
  rank: 'Highest PageRank (all links)',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listLinkedPages(
    db,
    linkedPageFilter.parse(url.searchParams),
    readPathCursors(url.searchParams),
    PAGE_SIZE,
  )
  return { page, register: await findPageIndexStatus(db) }
}

export function meta() {
  return noindexMeta('Pages – Internal Links')
}

export default function AdminLinkedPages({ loaderData: { page, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <FilterBar
        label="Filter pages"
        paramNames={linkedPageFilter.names}
        aside={<IndexedPagesStatus register={register} />}
      >
        <SearchFilter name="q" label="Title or URL" />
        <SelectFilter name="kind" label="Type" all="All types" options={publicPageKindLabels} />
        <SelectFilter name="sort" label="Sort by" all="Sort by URL" options={sortOptions} />
      </FilterBar>
      <LinkedPageTable pages={page.rows} isStale={state === 'loading'} empty={<NoPages />} />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function NoPages() {
  const [params] = useSearchParams()
  if (linkedPageFilter.isActive(params)) return <EmptyState title="No pages found" text="Try changing the filters." />
  return <EmptyState title="No pages yet" text="Public pages appear here once they are indexed." />
}

function numberColumn(
  key: string,
  head: string,
  phoneLabel: string,
  of: (page: ListedLinkedPage) => number,
): TableColumn<ListedLinkedPage> {
  return {
    key,
    header: head,
    phoneLabel,
    align: 'end',
    cell: (page) => (page.isMeasured ? formatNumber(of(page)) : <Unmeasured />),
  }
}

function Unmeasured() {
  return (
    <span title={UNMEASURED_LABEL} className="text-faint">
      –<span className="sr-only"> {UNMEASURED_LABEL}</span>
    </span>
  )
}

/** Pages with how well they are linked. */
function LinkedPageTable({ pages, ...rest }: LinkedPageTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPageViewPath(id))}
      {...rest}
    />
  )
}
