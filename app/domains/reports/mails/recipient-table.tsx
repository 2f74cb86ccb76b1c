import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Checkbox } from '~/ui/workspace/input'
import type { Recipient } from './recipient'

interface RecipientTableProps {
  recipients: Recipient[]
  onChange: (recipient: Recipient) => Promise<boolean>
  onRemove: (recipient: Recipient) => void
}

/** Who gets which report; a check mark takes effect at once. */
export function RecipientTable({ recipients, onChange, onRemove }: RecipientTableProps) {
  const { shown, change } = useOptimisticRecipients(recipients, onChange)
  return (
    <DataTable
      label="Recipients"
      columns={columnsFor(change, onRemove)}
      rows={shown}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      empty={<p className="text-dense text-muted">Nobody gets reports yet.</p>}
    />
  )
}

/** What was sent holds until the list is read again, so that the next check mark goes on from there. */
function useOptimisticRecipients(recipients: Recipient[], send: (recipient: Recipient) => Promise<boolean>) {
  const [sent, setSent] = useState<Recipient[]>([])
  async function change(recipient: Recipient) {
    setSent((before) => [...before.filter(({ id }) => id !== recipient.id), recipient])
    await send(recipient)
    setSent((before) => before.filter((one) => one !== recipient))
  }
  return { shown: recipients.map((one) => sent.find(({ id }) => id === one.id) ?? one), change }
}

function columnsFor(
  onChange: (recipient: Recipient) => void,
  onRemove: (recipient: Recipient) => void,
): TableColumn<Recipient>[] {
  const choice = (part: 'isWeekly' | 'isMonthly', word: string): TableColumn<Recipient> => ({
    key: part,
    header: word,
    phoneLabel: word.toLowerCase(),
    className: 'max-md:flex max-md:items-center max-md:gap-1',
    cell: (recipient) => (
      <Checkbox
        label={`${word} report to ${recipient.name}`}
        checked={recipient[part]}
        onChange={() => void onChange({ ...recipient, [part]: !recipient[part] })}
      />
    ),
  })
  return [
    { key: 'address', header: 'Address', cell: ({ name }) => <span className="break-all">{name}</span> },
    choice('isWeekly', 'Weekly'),
    choice('isMonthly', 'Monthly'),
    {
      key: 'remove',
      header: 'Remove',
      align: 'end',
      className: 'w-12',
      cell: (recipient) => (
        <IconButton icon={X} label={`Remove ${recipient.name}`} onClick={() => onRemove(recipient)} />
      ),
    },
  ]
}
