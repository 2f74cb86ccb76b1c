import { Mail, X } from 'lucide-react'
import { useId, useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { Button, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Field } from '~/ui/workspace/field'
import { Checkbox, TextInput } from '~/ui/workspace/input'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useMutation } from '~/ui/workspace/use-mutation'
import { reportsClient } from '../api'
import type { DigestKind } from '../emails/digest-period'
import { MAX_RECIPIENTS, type Recipient, recipientSchema } from '../emails/recipient'
import { type ListItemCalls, useListActions } from './list-editor/use-list-actions'
import { useListItemForm } from './list-editor/use-list-item-form'

interface RecipientTableProps {
  recipients: Recipient[]
  onChange: (recipient: Recipient) => Promise<boolean>
  onRemove: (recipient: Recipient) => void
}

interface NewRecipientFormProps {
  /** Addresses that are offered: admins who get nothing yet. */
  suggested: string[]
  isFull: boolean
  /** Answers whether it was done; if not, what was typed stays. */
  onAdd: (recipient: Recipient) => Promise<boolean>
}

interface ReportEmailsSectionProps {
  recipients: Recipient[]
  /** Of admins. */
  addresses: string[]
  timeZone: string
}

const recipientCalls: ListItemCalls<Recipient> = {
  put: (id, json) => reportsClient.put('/recipients/:id', { param: { id }, json }),
  patch: (id, json) => reportsClient.patch('/recipients/:id', { param: { id }, json }),
  delete: (id) => reportsClient.delete('/recipients/:id', { param: { id } }),
}

export function ReportEmailsSection({ recipients, addresses, timeZone }: ReportEmailsSectionProps) {
  const { add, change, remove } = useListActions(recipientCalls)
  const known = new Set(recipients.map(({ name }) => name))
  return (
    <SettingsSection
      title="Email reports"
      text={`Sent on Mondays for the past week and on the 1st for the past month, at 8 AM (${timeZone}).`}
    >
      <RecipientTable recipients={recipients} onChange={change} onRemove={remove} />
      <NewRecipientForm
        suggested={addresses.filter((address) => !known.has(address))}
        isFull={recipients.length >= MAX_RECIPIENTS}
        onAdd={add}
      />
      <div className="flex flex-wrap gap-2">
        <SendNowButton kind="weekly">Send me last week’s report</SendNowButton>
        <SendNowButton kind="monthly">Send me last month’s report</SendNowButton>
      </div>
    </SettingsSection>
  )
}

function SendNowButton({ kind, children }: { kind: DigestKind; children: string }) {
  const change = useMutation()
  const send = () =>
    change({
      ...reportsClient.post('/digests', { json: { kind } }),
      successMessage: ({ to }) => `Report sent to ${to}.`,
    })
  return (
    <Button icon={Mail} onClick={() => void send()}>
      {children}
    </Button>
  )
}

function NewRecipientForm({ suggested, isFull, onAdd }: NewRecipientFormProps) {
  const [name, setName] = useState('')
  const listId = useId()
  const { faults, isBusy, submit } = useListItemForm(recipientSchema, onAdd, () => setName(''))
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => void submit(event, { id: newUuid(), name, isWeekly: true, isMonthly: true })}
    >
      <Field label="Email address" error={faults.name} className="w-72 max-w-full">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            list={suggested.length > 0 ? listId : undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder="ada@example.com"
            autoComplete="off"
          />
        )}
      </Field>
      <datalist id={listId}>
        {suggested.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <Button type="submit" disabled={isBusy || isFull}>
        Add recipient
      </Button>
    </form>
  )
}

/** Who gets which report; a check mark takes effect at once. */
function RecipientTable({ recipients, onChange, onRemove }: RecipientTableProps) {
  const { shown, change } = useOptimisticRecipients(recipients, onChange)
  return (
    <DataTable
      label="Recipients"
      columns={columnsFor(change, onRemove)}
      rows={shown}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      empty={<p className="text-dense text-muted">No recipients yet.</p>}
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
    { key: 'address', header: 'Email address', cell: ({ name }) => <span className="break-all">{name}</span> },
    choice('isWeekly', 'Weekly'),
    choice('isMonthly', 'Monthly'),
    {
      key: 'remove',
      header: 'Delete',
      align: 'end',
      className: 'w-12',
      cell: (recipient) => (
        <IconButton icon={X} label={`Delete ${recipient.name}`} onClick={() => onRemove(recipient)} />
      ),
    },
  ]
}
