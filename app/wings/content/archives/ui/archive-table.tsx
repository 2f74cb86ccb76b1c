import { Link, useNavigate } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { ListedArchiveImport } from '../import/archive-imports.queries.server'
import { archiveStatusLabel, archiveStatusTones } from './archive-labels'
import { archivePath } from './paths'

export function ArchiveStatusBadge({ run }: { run: Pick<ListedArchiveImport, 'state' | 'phase' | 'isDryRun'> }) {
  const tone = run.isDryRun && run.state === 'done' ? 'neutral' : archiveStatusTones[run.state]
  return <Badge {...(tone && { tone })}>{archiveStatusLabel(run)}</Badge>
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
  { key: 'by', header: 'By', isHiddenOnPhones: true, cell: ({ requestedByEmail }) => requestedByEmail },
  { key: 'when', header: 'Date', align: 'end', cell: ({ requestedAt }) => <RelativeTime at={requestedAt} /> },
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
