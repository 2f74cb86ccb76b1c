import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredReport } from '~/platform/error-reports.server'
import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { useOpenRow } from '~/ui/workspace/use-open-row'

interface ErrorTableProps {
  reports: StoredReport[]
  empty: ReactNode
  isStale: boolean
}

export function ErrorTable({ reports, ...rest }: ErrorTableProps) {
  const { open, addressOf } = useOpenRow()
  const columns: Column<StoredReport>[] = [
    {
      key: 'message',
      head: 'What',
      className: 'md:max-w-md',
      cell: ({ id, message }) => (
        <Link to={addressOf(id)} preventScrollReset className="line-clamp-2 font-medium break-words hover:underline">
          {message}
        </Link>
      ),
    },
    {
      key: 'kind',
      head: 'Kind',
      cell: ({ kind }) => (
        <Badge tone={kind === 'slow' ? 'warning' : 'danger'}>{kind === 'slow' ? 'Slow' : 'Error'}</Badge>
      ),
    },
    { key: 'source', head: 'Where', cell: ({ source }) => (source === 'browser' ? 'Browser' : 'Server') },
    { key: 'page', head: 'Page', className: 'break-all md:max-w-56', cell: ({ pagePath }) => pagePath },
    {
      key: 'duration',
      head: 'Took',
      align: 'end',
      cell: ({ durationMs }) => durationMs !== null && `${durationMs.toLocaleString('en-US')} ms`,
    },
    { key: 'when', head: 'When', align: 'end', cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  ]
  return (
    <DataTable
      label="Reports"
      columns={columns}
      rows={reports}
      keyOf={({ id }) => id}
      nameOf={({ message }) => message}
      onOpen={({ id }) => open(id)}
      {...rest}
    />
  )
}
