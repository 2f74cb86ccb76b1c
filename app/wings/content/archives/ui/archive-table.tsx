import { Link, useNavigate } from 'react-router'
import { RunBadge } from '~/kits/runs/run-badge'
import { EmptyState } from '~/ui/empty-state'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { archiveImportDescription } from '../import/archive-import'
import type { ListedArchiveImport } from '../import/archive-imports.queries.server'
import { archivePath } from './paths'

export function ArchiveStatusBadge({ run }: { run: ListedArchiveImport }) {
  const tone = run.isDryRun && run.state === 'completed' ? 'neutral' : undefined
  return <RunBadge description={archiveImportDescription} run={run} tone={run.state === 'paused' ? 'danger' : tone} />
}

const columns: TableColumn<ListedArchiveImport>[] = [
  {
    key: 'file',
    header: 'Archive',
    cell: ({ id, fileName }) => (
      <Link to={archivePath(id)} className="font-medium break-all hover:underline">
        {fileName}
      </Link>
    ),
  },
  { key: 'state', header: 'Status', cell: (run) => <ArchiveStatusBadge run={run} /> },
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ startedByEmail }) => startedByEmail },
  { key: 'when', header: 'Date', align: 'end', cell: ({ startedAt }) => <RelativeTime at={startedAt} /> },
]

/** Archives that were looked at or brought in. */
export function ArchiveTable({ runs, isStale }: { runs: ListedArchiveImport[]; isStale: boolean }) {
  const navigate = useNavigate()
  return (
    <DataTable
      label="Archives"
      columns={columns}
      rows={runs}
      getRowKey={({ id }) => id}
      getRowLabel={({ fileName }) => fileName}
      onOpen={({ id }) => navigate(archivePath(id))}
      isStale={isStale}
      empty={<EmptyState title="No archives yet" text="Archives that you upload are listed here." />}
    />
  )
}
