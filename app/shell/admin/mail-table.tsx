import { RotateCw } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { useSelection } from '~/ui/workspace/use-selection'
import { MailState, type ShownMail, useRetry } from './mail-state'

interface MailTableProps {
  mails: ShownMail[]
  empty: ReactNode
  isStale: boolean
}

export function MailTable({ mails, ...rest }: MailTableProps) {
  const { open, addressOf } = useOpenRow()
  const retry = useRetry()
  const selection = useSelection(useMemo(() => mails.map(({ id }) => id), [mails]))
  const columns: Column<ShownMail>[] = [
    {
      key: 'subject',
      head: 'Subject',
      cell: ({ id, subject }) => (
        <Link to={addressOf(id)} preventScrollReset className="font-medium break-words hover:underline">
          {subject}
        </Link>
      ),
    },
    { key: 'recipient', head: 'To', className: 'break-all', cell: ({ recipient }) => recipient },
    { key: 'state', head: 'State', cell: (mail) => <MailState mail={mail} /> },
    { key: 'error', head: 'Last error', className: 'md:max-w-72 break-words', cell: ({ lastError }) => lastError },
    { key: 'attempts', head: 'Tries', phoneLabel: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    { key: 'when', head: 'Written', align: 'end', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ]
  async function retrySelected() {
    if (await retry(selection.selected)) selection.clear()
  }
  return (
    <>
      <DataTable
        label="Mails"
        columns={columns}
        rows={mails}
        keyOf={({ id }) => id}
        nameOf={({ subject, recipient }) => `${subject} to ${recipient}`}
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
