import { Link, useNavigate } from 'react-router'
import { RunBadge } from '~/kits/runs/run-badge'
import { formatNumber } from '~/platform/text/format-number'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedRun } from '../queries.server'
import { bulkRunDescription } from '../run'
import { bulkRunPath } from './paths'

const columns: TableColumn<ListedRun>[] = [
  {
    key: 'title',
    header: 'Run',
    cell: ({ id, title }) => (
      <Link to={bulkRunPath(id)} className="inline-flex min-h-6 items-center font-medium hover:underline">
        {title}
      </Link>
    ),
  },
  { key: 'state', header: 'Status', cell: (run) => <BulkRunBadge run={run} /> },
  {
    key: 'rows',
    header: 'Rows',
    phoneLabel: 'rows',
    align: 'end',
    cell: ({ totalCount }) => formatNumber(totalCount),
  },
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'begun', header: 'Started', cell: ({ startedAt }) => <RelativeTime at={startedAt} /> },
]

function BulkRunBadge({ run }: { run: ListedRun }) {
  const tone = run.state === 'completed' ? 'neutral' : undefined
  return <RunBadge description={bulkRunDescription} run={run} tone={tone} />
}

interface RunTableProps {
  runs: ListedRun[]
  isStale: boolean
  empty: React.ReactNode
}

export function RunTable({ runs, ...rest }: RunTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Runs"
      columns={columns}
      rows={runs}
      getRowKey={({ id }) => id}
      getRowLabel={({ title }) => title}
      onOpen={({ id }) => void navigate(bulkRunPath(id))}
      {...rest}
    />
  )
}
