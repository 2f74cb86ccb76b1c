import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { actionLabel } from './action-label'
import type { AuditEntry } from './queries.server'

interface AuditTableProps {
  entries: AuditEntry[]
  empty: ReactNode
  isStale: boolean
}

export function AuditTable({ entries, empty, isStale }: AuditTableProps) {
  const { open, addressOf } = useOpenRow()
  const columns: TableColumn<AuditEntry>[] = [
    {
      key: 'action',
      header: 'Action',
      cell: ({ id, action, flags }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={addressOf(id)} preventScrollReset className="font-semibold hover:underline">
            {actionLabel(action)}
          </Link>
          {flags.length > 0 && <Badge tone="danger">Suspicious</Badge>}
        </span>
      ),
    },
    {
      key: 'subject',
      header: 'Item',
      className: 'max-w-80 break-words',
      cell: ({ subject, subjectTitle }) => subjectTitle || subject,
    },
    { key: 'person', header: 'User', className: 'break-all', cell: ({ actorEmail }) => actorEmail },
    { key: 'when', header: 'Time', align: 'end', cell: ({ happenedAt }) => <RelativeTime at={happenedAt} /> },
  ]
  return (
    <DataTable
      label="Actions"
      columns={columns}
      rows={entries}
      getRowKey={({ id }) => id}
      getRowLabel={({ action }) => actionLabel(action)}
      onOpen={({ id }) => open(id)}
      isStale={isStale}
      empty={empty}
    />
  )
}
