import { Link, useNavigate } from 'react-router'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ListedRun } from '../../runs/queries.server'
import { stateInWords, type TaskState } from '../../runs/run'
import { runPath } from './paths'

const tones: Record<TaskState, Tone> = { working: 'accent', paused: 'warning', stopped: 'warning', done: 'neutral' }

const figure = (count: number | undefined) => count?.toLocaleString('en-US')

const columns: Column<ListedRun>[] = [
  {
    key: 'run',
    head: 'Run',
    cell: (run) => (
      <Link to={runPath(run.id)} className="inline-flex min-h-6 items-center gap-2 font-medium hover:underline">
        <Moment at={run.createdAt} />
      </Link>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: (run) => (
      <Badge tone={run.task === 'apply' && run.state === 'done' ? 'success' : tones[run.state]}>
        {stateInWords(run)}
      </Badge>
    ),
  },
  { key: 'links', head: 'Links', phoneLabel: 'links', align: 'end', cell: ({ figures }) => figure(figures?.links) },
  {
    key: 'linked',
    head: 'In pages',
    phoneLabel: 'in pages',
    align: 'end',
    cell: ({ figures }) => figure(figures?.linkedPages),
  },
  { key: 'rules', head: 'Rules', phoneLabel: 'rules', align: 'end', cell: ({ figures }) => figure(figures?.rules) },
  { key: 'by', head: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
]

interface RunTableProps {
  runs: ListedRun[]
  isStale: boolean
  empty: React.ReactNode
}

/** All runs: what was tried, applied and undone. */
export function RunTable({ runs, ...rest }: RunTableProps) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Runs"
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      nameOf={({ createdAt }) => `Run of ${createdAt.toISOString()}`}
      onOpen={({ id }) => void navigate(runPath(id))}
      {...rest}
    />
  )
}
