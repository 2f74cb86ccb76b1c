import { Link, useNavigate } from 'react-router'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedRun } from '../queries.server'
import { stateInWords, type TaskState } from '../run'
import { runPath } from './paths'

const tones: Record<TaskState, Tone> = { working: 'accent', paused: 'warning', stopped: 'warning', done: 'neutral' }

const columns: Column<ListedRun>[] = [
  {
    key: 'title',
    head: 'Run',
    cell: ({ id, title }) => (
      <Link to={runPath(id)} className="inline-flex min-h-6 items-center font-medium hover:underline">
        {title}
      </Link>
    ),
  },
  { key: 'state', head: 'State', cell: (run) => <Badge tone={tones[run.state]}>{stateInWords(run)}</Badge> },
  {
    key: 'rows',
    head: 'Rows',
    phoneLabel: 'rows',
    align: 'end',
    cell: ({ rowCount }) => rowCount.toLocaleString('en-US'),
  },
  { key: 'by', head: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'begun', head: 'Begun', cell: ({ createdAt }) => <Moment at={createdAt} /> },
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
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate(runPath(id))}
      {...rest}
    />
  )
}
