import { Link, useNavigate } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { ImportSource } from '../import-run'
import type { ListedImport } from '../queries.server'
import { sourceWords, standingOf } from './outcome-words'
import { importPath } from './paths'

const tones: Record<string, Tone> = { running: 'accent', stopped: 'warning', refused: 'danger', done: 'success' }

export function StandingBadge({ run }: { run: Pick<ListedImport, 'state' | 'phase' | 'isDryRun'> }) {
  const isHere = !run.isDryRun && run.phase !== 'undoing'
  const tone = run.state === 'done' && !isHere ? 'neutral' : tones[run.state]
  return <Badge {...(tone && { tone })}>{standingOf(run)}</Badge>
}

const columns: Column<ListedImport>[] = [
  {
    key: 'file',
    head: 'File',
    cell: ({ id, fileName }) => (
      <Link to={importPath(id)} className="font-medium break-all hover:underline">
        {fileName}
      </Link>
    ),
  },
  { key: 'source', head: 'From', cell: ({ source }) => sourceWords[source as ImportSource] },
  { key: 'state', head: 'State', cell: (run) => <StandingBadge run={run} /> },
  {
    key: 'items',
    head: 'Items',
    align: 'end',
    phoneLabel: 'items',
    cell: ({ itemCount }) => itemCount.toLocaleString('en-US'),
  },
  { key: 'by', head: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'when', head: 'When', align: 'end', cell: ({ createdAt }) => <Moment at={createdAt} /> },
]

export function ImportTable({ runs, isStale }: { runs: ListedImport[]; isStale: boolean }) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Imports"
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      nameOf={({ fileName }) => fileName}
      onOpen={({ id }) => navigate(importPath(id))}
      isStale={isStale}
      empty={<EmptyState title="No imports yet" text="What you move in is listed here, with a report of every item." />}
    />
  )
}
