import { Download, Table2, Upload } from 'lucide-react'
import { Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import type { ListPage } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { SeoHeader } from '~/wings/web/seo-header'
import type { ListedPage } from './list-seo-pages.queries.server'
import { pageFilter } from './page-filter'
import { PageFilters } from './ui/page-filters'
import { pageKindLabels } from './ui/page-kind-labels'
import { seoPageEditPath, seoPagesExportPath, seoPagesImportPath, seoPagesTablePath } from './ui/paths'
import { SearchDescriptionCell, SearchTitleCell } from './ui/search-text-cells'

const columns: TableColumn<ListedPage>[] = [
  {
    key: 'title',
    header: 'Page',
    className: 'w-1/4',
    cell: ({ id, title, isScheduled }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={seoPageEditPath(id)} className="font-semibold hover:underline">
            {title}
          </Link>
          {isScheduled && <Badge>Scheduled</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  { key: 'kind', header: 'Type', cell: ({ kind }) => pageKindLabels[kind], isHiddenOnPhones: true },
  {
    key: 'title-found',
    header: 'SEO title',
    cell: (page) => <SearchTitleCell page={page} />,
    isHiddenOnPhones: true,
  },
  {
    key: 'description-found',
    header: 'Meta description',
    isHiddenOnPhones: true,
    cell: (page) => <SearchDescriptionCell page={page} />,
  },
  {
    key: 'robots',
    header: 'Robots',
    cell: ({ robotsMeta, canonicalUrl, inSitemap }) => (
      <span className="flex flex-wrap gap-1.5">
        {robotsMeta && <Badge>{robotsMeta}</Badge>}
        {canonicalUrl && <Badge>custom canonical</Badge>}
        {!inSitemap && <Badge>not in sitemap</Badge>}
      </span>
    ),
  },
]

interface PageTableProps {
  pages: ListedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** The public pages, and what search engines are told of each. */
export function PageSettingsScreen({ rows, before, after }: ListPage<ListedPage>) {
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = pageFilter.isActive(params)
  return (
    <>
      <SeoHeader actions={<PageListActions />} />
      <PageFilters />
      <PageTable
        pages={rows}
        isStale={state === 'loading'}
        empty={
          <EmptyState
            title={isFiltered ? 'No pages found' : 'No pages yet'}
            text={isFiltered ? 'Try changing the filters.' : 'Published pages appear here.'}
          />
        }
      />
      <KeysetPagination before={before} after={after} isChronological={false} />
    </>
  )
}

/** What can be done with many pages at once. */
function PageListActions() {
  const { search } = useLocation()
  return (
    <>
      <a href={seoPagesExportPath} className={buttonClassName('quiet')}>
        <Download size={17} aria-hidden="true" />
        Export CSV
      </a>
      <ButtonLink to={seoPagesImportPath} icon={Upload} variant="quiet">
        Import CSV
      </ButtonLink>
      <ButtonLink to={{ pathname: seoPagesTablePath, search }} icon={Table2}>
        Bulk edit
      </ButtonLink>
    </>
  )
}

/** The pages with what is set for them. */
function PageTable({ pages, isStale, empty }: PageTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(seoPageEditPath(id))}
      isStale={isStale}
      empty={empty}
    />
  )
}
