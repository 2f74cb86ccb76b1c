import { X } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Checkbox } from '~/ui/workspace/input'
import type { Recipient } from './recipient'

interface RecipientTableProps {
  recipients: Recipient[]
  onChange: (recipient: Recipient) => void
  onRemove: (recipient: Recipient) => void
}

/** Who gets which report; a check mark takes effect at once. */
export function RecipientTable({ recipients, onChange, onRemove }: RecipientTableProps) {
  return (
    <DataTable
      label="Recipients"
      columns={columnsFor(onChange, onRemove)}
      rows={recipients}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={<p className="text-dense text-muted">Nobody gets reports yet.</p>}
    />
  )
}

function columnsFor(
  onChange: (recipient: Recipient) => void,
  onRemove: (recipient: Recipient) => void,
): Column<Recipient>[] {
  const choice = (part: 'isWeekly' | 'isMonthly', word: string): Column<Recipient> => ({
    key: part,
    head: word,
    phoneLabel: word.toLowerCase(),
    className: 'max-md:flex max-md:items-center max-md:gap-1',
    cell: (recipient) => (
      <Checkbox
        label={`${word} report to ${recipient.name}`}
        checked={recipient[part]}
        onChange={() => onChange({ ...recipient, [part]: !recipient[part] })}
      />
    ),
  })
  return [
    { key: 'address', head: 'Address', cell: ({ name }) => <span className="break-all">{name}</span> },
    choice('isWeekly', 'Weekly'),
    choice('isMonthly', 'Monthly'),
    {
      key: 'remove',
      head: 'Remove',
      align: 'end',
      className: 'w-12',
      cell: (recipient) => (
        <IconButton icon={X} label={`Remove ${recipient.name}`} onClick={() => onRemove(recipient)} />
      ),
    },
  ]
}
