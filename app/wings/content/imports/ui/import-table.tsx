import { Link, useNavigate } from 'react-router'
import { RunBadge } from '~/kits/runs/run-badge'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { type ImportSource, importDescription } from '../import-run'
import type { ListedImport } from '../queries.server'
import { importSourceLabels } from './import-labels'
import { importPath } from './paths'

export function ImportStatusBadge({ run }: { run: ListedImport }) {
  const isHere = !run.isDryRun && run.phase !== 'undo'
  const tone = run.state === 'completed' && !isHere ? 'neutral' : undefined
  return <RunBadge description={importDescription} run={run} tone={tone} />
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
    cell: ({ totalCount }) => formatNumber(totalCount),
  },
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'when', header: 'Date', align: 'end', cell: ({ startedAt }) => <RelativeTime at={startedAt} /> },
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
