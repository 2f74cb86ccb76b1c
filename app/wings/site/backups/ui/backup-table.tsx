import { RunBadge } from '~/kits/runs/run-badge'
import { formatCount } from '~/platform/text/format-number'
import { formatBytes } from '~/ui/format-bytes'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { backupDescription } from '../backup'
import type { ListedBackup } from '../queries.server'

const columns: TableColumn<ListedBackup>[] = [
  { key: 'file', header: 'Backup', cell: (row) => <BackupName row={row} /> },
  { key: 'state', header: 'Status', cell: (row) => <RunBadge description={backupDescription} run={row} /> },
  {
    key: 'size',
    header: 'Size',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ byteSize }) => (byteSize === null ? null : formatBytes(byteSize)),
  },
  {
    key: 'contents',
    header: 'Contents',
    cell: ({ rowCount, fileCount }) =>
      rowCount === null ? null : `${formatCount(rowCount, 'row')}, ${formatCount(fileCount ?? 0, 'file')}`,
  },
  {
    key: 'verified',
    header: 'Verified',
    phoneLabel: 'verified',
    cell: ({ verifiedAt }) => (verifiedAt ? <RelativeTime at={verifiedAt} /> : null),
  },
]

/** The backups that are kept, and those that failed. */
export function BackupTable({ backups }: { backups: ListedBackup[] }) {
  return (
    <DataTable
      label="Backups"
      columns={columns}
      rows={backups}
      getRowKey={({ id }) => id}
      getRowLabel={({ fileName }) => fileName}
      empty={null}
    />
  )
}

function BackupName({ row: { fileName, startedAt, startedByEmail, error } }: { row: ListedBackup }) {
  return (
    <div className="min-w-0">
      <span className="font-medium wrap-anywhere">{fileName}</span>
      <span className="block text-muted">
        <RelativeTime at={startedAt} />
        {startedByEmail && <span className="break-words"> by {startedByEmail}</span>}
      </span>
      {error && <p className="max-w-prose text-danger">{error}</p>}
    </div>
  )
}
