import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { ListedPage } from '../list-pages.server'
import { FoundDescription, FoundTitle } from './found-words'
import { kindWords } from './kind-words'
import { editPathOf } from './paths'

const columns: Column<ListedPage>[] = [
  {
    key: 'title',
    head: 'Page',
    className: 'w-1/4',
    cell: ({ id, title, isScheduled }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={editPathOf(id)} className="font-semibold hover:underline">
            {title}
          </Link>
          {isScheduled && <Badge>Scheduled</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind], isHiddenOnPhones: true },
  { key: 'title-found', head: 'Search title', cell: (page) => <FoundTitle page={page} />, isHiddenOnPhones: true },
  {
    key: 'description-found',
    head: 'Description',
    isHiddenOnPhones: true,
    cell: (page) => <FoundDescription page={page} />,
  },
  {
    key: 'robots',
    head: 'Robots',
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
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(editPathOf(id))}
      isStale={isStale}
      empty={empty}
    />
  )
}
