import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredErrorReport } from '~/platform/errors/error-reports.commands.server'
import { formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useOpenRow } from '~/ui/workspace/use-open-row'

interface ErrorReportTableProps {
  reports: StoredErrorReport[]
  empty: ReactNode
  isStale: boolean
}

export function ErrorReportTable({ reports, ...rest }: ErrorReportTableProps) {
  const { open, addressOf } = useOpenRow()
  const columns: TableColumn<StoredErrorReport>[] = [
    {
      key: 'message',
      header: 'Message',
      className: 'md:max-w-md',
      cell: ({ id, message }) => (
        <Link to={addressOf(id)} preventScrollReset className="line-clamp-2 font-medium break-words hover:underline">
          {message}
        </Link>
      ),
    },
    {
      key: 'kind',
      header: 'Type',
      cell: ({ kind }) => (
        <Badge tone={kind === 'slow' ? 'warning' : 'danger'}>{kind === 'slow' ? 'Slow' : 'Error'}</Badge>
      ),
    },
    { key: 'source', header: 'Source', cell: ({ source }) => (source === 'browser' ? 'Browser' : 'Server') },
    { key: 'page', header: 'Page', className: 'break-all md:max-w-56', cell: ({ pagePath }) => pagePath },
    {
      key: 'duration',
      header: 'Duration',
      align: 'end',
      cell: ({ durationMs }) => durationMs !== null && `${formatNumber(durationMs)} ms`,
    },
    { key: 'when', header: 'Time', align: 'end', cell: ({ occurredAt }) => <RelativeTime at={occurredAt} /> },
  ]
  return (
    <DataTable
      label="Reports"
      columns={columns}
      rows={reports}
      getRowKey={({ id }) => id}
      getRowLabel={({ message }) => message}
      onOpen={({ id }) => open(id)}
      {...rest}
    />
  )
}
