import { Link, useNavigate } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedRun } from '../queries.server'
import { type RunTaskState, runStatusLabel } from '../run'
import { bulkRunPath } from './paths'

const tones: Record<RunTaskState, BadgeTone> = {
  working: 'accent',
  paused: 'warning',
  stopped: 'warning',
  done: 'neutral',
}

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
  { key: 'state', header: 'Status', cell: (run) => <Badge tone={tones[run.state]}>{runStatusLabel(run)}</Badge> },
  {
    key: 'rows',
    header: 'Rows',
    phoneLabel: 'rows',
    align: 'end',
    cell: ({ rowCount }) => formatNumber(rowCount),
  },
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'begun', header: 'Started', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

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
