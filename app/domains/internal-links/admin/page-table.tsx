import { Link, useNavigate } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import type { ListedLinkedPage } from '../listing/list-pages.server'
import { publicPageKindLabels } from '../listing/site-kinds'
import { clickDepthLabel, UNMEASURED_LABEL } from './page-figures'
import { linkedPagePath } from './paths'

const columns: TableColumn<ListedLinkedPage>[] = [
  {
    key: 'title',
    header: 'Page',
    className: 'md:w-2/5',
    cell: ({ id, title, isIndexable }) => (
      <span className="grid">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={linkedPagePath(id)} className="font-semibold break-words hover:underline">
            {title || id}
          </Link>
          {!isIndexable && <Badge>not for search engines</Badge>}
        </span>
        <span className="break-all text-muted">{id}</span>
      </span>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => publicPageKindLabels[kind], isHiddenOnPhones: true },
  numberColumn('in', 'Linked in texts', 'linked in texts of', ({ bodyPagesIn }) => bodyPagesIn),
  numberColumn('all', 'Linked anywhere', 'anywhere on', ({ pagesIn }) => pagesIn),
  numberColumn('out', 'Links to', 'links to', ({ bodyPagesOut }) => bodyPagesOut),
  {
    key: 'depth',
    header: 'From home',
    align: 'end',
    phoneLabel: 'from home',
    className: 'whitespace-nowrap',
    cell: ({ depth, isMeasured }) => (isMeasured ? clickDepthLabel(depth) : <Unmeasured />),
  },
]

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
    cell: (page) => (page.isMeasured ? of(page).toLocaleString('en-US') : <Unmeasured />),
  }
}

function Unmeasured() {
  return (
    <span title={UNMEASURED_LABEL} className="text-faint">
      –<span className="sr-only"> {UNMEASURED_LABEL}</span>
    </span>
  )
}

interface LinkedPageTableProps {
  pages: ListedLinkedPage[]
  isStale: boolean
  empty: React.ReactNode
}

/** Pages with how well they are linked. */
export function LinkedPageTable({ pages, ...rest }: LinkedPageTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Pages"
      columns={columns}
      rows={pages}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(linkedPagePath(id))}
      {...rest}
    />
  )
}
