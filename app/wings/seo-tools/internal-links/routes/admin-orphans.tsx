import { Link2 } from 'lucide-react'
import { useNavigate, useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listOrphanPages, type OrphanPage } from '../links/orphan-pages.queries.server'
import { findPageIndexStatus } from '../links/page-indexing-status.queries.server'
import { readPathCursors } from '../links/path-cursor'
import { publicPageKindLabels } from '../links/public-page-kinds'
import { IndexedPagesStatus } from '../ui/indexed-pages-status'
import { linkedPageViewPath } from '../ui/link-paths'
import { LinksHeader } from '../ui/links-header'
import { clickDepthLabel } from '../ui/page-metric-labels'
import { PageTitleLink } from '../ui/page-title-link'
import type { Route } from './+types/admin-orphans'

const columns: TableColumn<OrphanPage>[] = [
  {
    key: 'page',
    header: 'Page',
    className: 'md:w-2/5',
    cell: ({ id, title }) => <PageTitleLink path={id} title={title} />,
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => publicPageKindLabels[kind] },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    phoneLabel: 'words',
    cell: ({ words }) => formatNumber(words),
  },
  {
    key: 'cards',
    header: 'Menus, lists and cards',
    align: 'end',
    phoneLabel: 'menus, lists and cards',
    cell: ({ pagesIn }) => `${formatCount(pagesIn, 'page')}`,
  },
  {
    key: 'depth',
    header: 'Crawl depth',
    align: 'end',
    isHiddenOnPhones: true,
    cell: ({ depth }) => clickDepthLabel(depth),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    className: 'max-md:basis-full',
    cell: (page) => <OrphanActions page={page} />,
  },
]

interface OrphanTableProps {
  pages: OrphanPage[]
  isStale: boolean
  empty: React.ReactNode
}

const PAGE_SIZE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listOrphanPages(db, readPathCursors(url.searchParams), PAGE_SIZE)
  return { page, register: await findPageIndexStatus(db) }
}

export function meta() {
  return noindexMeta('Orphan pages – Internal Links')
}

export default function AdminOrphans({ loaderData: { page, register } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <LinksHeader />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="max-w-2xl text-dense text-muted">
          No other page links to these pages from its content. Links in menus, lists and cards do not count.
        </p>
        <IndexedPagesStatus register={register} />
      </div>
      <OrphanTable
        pages={page.rows}
        isStale={state === 'loading'}
        empty={<NoOrphans hasPages={register.pages > 0} />}
      />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}

function NoOrphans({ hasPages }: { hasPages: boolean }) {
  if (!hasPages) return <EmptyState title="No pages yet" text="Orphan pages appear here once the pages are indexed." />
  return <EmptyState title="No orphan pages" text="Every indexable page has a link from the content of another page." />
}

function OrphanActions({ page }: { page: OrphanPage }) {
  if (!page.pageId) return null
  return (
    <ButtonLink
      to={linkedPageViewPath(page.id, 'suggested-in')}
      icon={Link2}
      aria-label={`Find link suggestions for ${page.title}`}
    >
      Find link suggestions
    </ButtonLink>
  )
}

/** Pages to which no text leads, each with what can be done about it. */
function OrphanTable({ pages, ...rest }: OrphanTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Orphan pages"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPageViewPath(id))}
      {...rest}
    />
  )
}
