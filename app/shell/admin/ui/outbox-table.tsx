import { RotateCw } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { useSelection } from '~/ui/workspace/use-selection'
import { MailStatusBadge, type OutboxMailRow, useRetryMails } from './mail-status-badge'

interface OutboxTableProps {
  mails: OutboxMailRow[]
  empty: ReactNode
  isStale: boolean
}

export function OutboxTable({ mails, ...rest }: OutboxTableProps) {
  const { open, addressOf } = useOpenRow()
  const retry = useRetryMails()
  const selection = useSelection(useMemo(() => mails.map(({ id }) => id), [mails]))
  const columns: TableColumn<OutboxMailRow>[] = [
    {
      key: 'subject',
      header: 'Subject',
      cell: ({ id, subject }) => (
        <Link to={addressOf(id)} preventScrollReset className="font-medium break-words hover:underline">
          {subject}
        </Link>
      ),
    },
    { key: 'recipient', header: 'To', className: 'break-all', cell: ({ recipient }) => recipient },
    { key: 'state', header: 'Status', cell: (mail) => <MailStatusBadge mail={mail} /> },
    { key: 'error', header: 'Last error', className: 'md:max-w-72 break-words', cell: ({ lastError }) => lastError },
    { key: 'attempts', header: 'Attempts', phoneLabel: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
    { key: 'when', header: 'Created', align: 'end', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  ]
  async function retrySelected() {
    if (await retry(selection.selected)) selection.clear()
  }
  return (
    <>
      <DataTable
        label="Emails"
        columns={columns}
        rows={mails}
        getRowKey={({ id }) => id}
        getRowLabel={({ subject, recipient }) => `${subject} to ${recipient}`}
        selection={selection}
        onOpen={({ id }) => open(id)}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={RotateCw} onClick={retrySelected}>
          Retry now
        </Button>
      </SelectionBar>
    </>
  )
}
