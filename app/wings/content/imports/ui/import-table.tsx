import { Link, useNavigate } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ImportSource } from '../import-run'
import type { ListedImport } from '../queries.server'
import { importSourceLabels, importStatusLabel } from './import-labels'
import { importPath } from './paths'

const tones: Record<string, BadgeTone> = { running: 'accent', stopped: 'warning', refused: 'danger', done: 'success' }

export function ImportStatusBadge({ run }: { run: Pick<ListedImport, 'state' | 'phase' | 'isDryRun'> }) {
  const isHere = !run.isDryRun && run.phase !== 'undoing'
  const tone = run.state === 'done' && !isHere ? 'neutral' : tones[run.state]
  return <Badge {...(tone && { tone })}>{importStatusLabel(run)}</Badge>
}

const columns: TableColumn<ListedImport>[] = [
  {
    key: 'file',
    header: 'File',
    cell: ({ id, fileName }) => (
      <Link to={importPath(id)} className="font-medium break-all hover:underline">
        {fileName}
      </Link>
    ),
  },
  { key: 'source', header: 'Source', cell: ({ source }) => importSourceLabels[source as ImportSource] },
  { key: 'state', header: 'Status', cell: (run) => <ImportStatusBadge run={run} /> },
  {
    key: 'items',
    header: 'Items',
    align: 'end',
    phoneLabel: 'items',
    cell: ({ itemCount }) => formatNumber(itemCount),
  },
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'when', header: 'Date', align: 'end', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

export function ImportTable({ runs, isStale }: { runs: ListedImport[]; isStale: boolean }) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Imports"
      columns={columns}
      rows={runs}
      getRowKey={({ id }) => id}
      getRowLabel={({ fileName }) => fileName}
      onOpen={({ id }) => navigate(importPath(id))}
      isStale={isStale}
      empty={<EmptyState title="No imports yet" text="Your imports are listed here." />}
    />
  )
}
