import { Badge } from '~/ui/workspace/badge'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import type { Sending } from '../crawlers-overview'

const columns: Column<Sending>[] = [
  { key: 'sentAt', head: 'Sent', cell: ({ sentAt }) => <Moment at={sentAt} /> },
  {
    key: 'addresses',
    head: 'Addresses',
    align: 'end',
    phoneLabel: 'Addresses:',
    cell: ({ addresses }) => addresses.toLocaleString('en-US'),
  },
  {
    key: 'answer',
    head: 'Answer',
    className: 'w-1/2 md:pl-4',
    cell: ({ status, fault }) =>
      fault ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone="danger">{status ?? 'No answer'}</Badge> {fault}
        </span>
      ) : (
        <Badge tone="success">Taken</Badge>
      ),
  },
]

/** What search engines answered lately. */
export function SendingTable({ sendings }: { sendings: Sending[] }) {
  return (
    <DataTable
      label="Sent lately"
      columns={columns}
      rows={sendings}
      keyOf={({ id }) => id}
      nameOf={({ sentAt }) => new Date(sentAt).toISOString()}
      empty={<p className="text-dense text-muted">Nothing has been sent yet.</p>}
    />
  )
}
