import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { actionWords } from '../action-words'
import type { AuditEntry } from '../queries.server'

interface AuditTableProps {
  entries: AuditEntry[]
  empty: ReactNode
  isStale: boolean
}

export function AuditTable({ entries, empty, isStale }: AuditTableProps) {
  const { open, addressOf } = useOpenRow()
  const columns: Column<AuditEntry>[] = [
    {
      key: 'action',
      head: 'What',
      cell: ({ id, action, flags }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={addressOf(id)} preventScrollReset className="font-semibold hover:underline">
            {actionWords(action)}
          </Link>
          {flags.length > 0 && <Badge tone="danger">Suspicious</Badge>}
        </span>
      ),
    },
    {
      key: 'subject',
      head: 'Of',
      className: 'max-w-80 break-words',
      cell: ({ subject, subjectTitle }) => subjectTitle || subject,
    },
    { key: 'person', head: 'Who', className: 'break-all', cell: ({ actorEmail }) => actorEmail },
    { key: 'when', head: 'When', align: 'end', cell: ({ happenedAt }) => <Moment at={happenedAt} /> },
  ]
  return (
    <DataTable
      label="Actions"
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
      nameOf={({ action }) => actionWords(action)}
      onOpen={({ id }) => open(id)}
      isStale={isStale}
      empty={empty}
    />
  )
}
