import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import type { ListedPage } from '../listing/list-pages.server'
import { kindWords } from '../listing/site-kinds'
import { depthWords, UNMEASURED } from './page-figures'
import { pagePath } from './paths'

const columns: Column<ListedPage>[] = [
  {
    key: 'title',
    head: 'Page',
    className: 'md:w-2/5',
    cell: ({ id, title, isIndexable }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={pagePath(id)} className="font-semibold break-words hover:underline">
            {title || id}
          </Link>
          {!isIndexable && <Badge>not for search engines</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind], isHiddenOnPhones: true },
  figure('in', 'Linked in texts', 'linked in texts of', ({ bodyPagesIn }) => bodyPagesIn),
  figure('all', 'Linked anywhere', 'anywhere on', ({ pagesIn }) => pagesIn),
  figure('out', 'Links to', 'links to', ({ bodyPagesOut }) => bodyPagesOut),
  {
    key: 'depth',
    head: 'From home',
    align: 'end',
    phoneLabel: 'from home',
    className: 'whitespace-nowrap',
    cell: ({ depth, isMeasured }) => (isMeasured ? depthWords(depth) : <Unmeasured />),
  },
]

function figure(key: string, head: string, phoneLabel: string, of: (page: ListedPage) => number): Column<ListedPage> {
  return {
    key,
    head,
    phoneLabel,
    align: 'end',
    cell: (page) => (page.isMeasured ? of(page).toLocaleString('en-US') : <Unmeasured />),
  }
}

function Unmeasured() {
  return (
    <span title={UNMEASURED} className="text-faint">
      –<span className="sr-only"> {UNMEASURED}</span>
    </span>
  )
}

interface PageTableProps {
  pages: ListedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** Pages with how well they are linked. */
export function PageTable({ pages, ...rest }: PageTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages"
      columns={columns}
      rows={pages}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(pagePath(id))}
      {...rest}
    />
  )
}
