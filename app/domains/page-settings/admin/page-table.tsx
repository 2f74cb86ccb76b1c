import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import type { ListedPage } from '../list-pages.server'
import { SearchDescriptionCell, SearchTitleCell } from './found-words'
import { pageKindLabels } from './kind-words'
import { seoPageEditPath } from './paths'

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
  { key: 'kind', header: 'Kind', cell: ({ kind }) => pageKindLabels[kind], isHiddenOnPhones: true },
  {
    key: 'title-found',
    header: 'Search title',
    cell: (page) => <SearchTitleCell page={page} />,
    isHiddenOnPhones: true,
  },
  {
    key: 'description-found',
    header: 'Description',
    isHiddenOnPhones: true,
    cell: (page) => <SearchDescriptionCell page={page} />,
  },
  {
    key: 'robots',
    header: 'Robots',
    cell: ({ robotsMeta, canonicalUrl, inSitemap }) => (
      <span className="flex flex-wrap gap-1.5">
        {robotsMeta && <Badge>{robotsMeta}</Badge>}
        {canonicalUrl && <Badge>canonical elsewhere</Badge>}
        {!inSitemap && <Badge>not in the sitemap</Badge>}
      </span>
    ),
  },
]

interface PageTableProps {
  pages: ListedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** The pages with what is set for them. */
export function PageTable({ pages, isStale, empty }: PageTableProps) {
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
