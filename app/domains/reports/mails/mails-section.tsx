import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { newUuid } from '~/platform/new-id'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useMutation } from '~/ui/workspace/use-change'
import { useListItemForm } from '../kept-list/use-item-form'
import { useListActions } from '../kept-list/use-list-deeds'
import type { DigestKind } from './mailed-period'
import { recipientPath, sendReportNowPath } from './paths'
import { MAX_RECIPIENTS, type Recipient, recipientSchema } from './recipient'
import { RecipientTable } from './recipient-table'

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

export function ReportEmailsSection({ recipients, addresses, timeZone }: ReportEmailsSectionProps) {
  const { add, change, remove } = useListActions<Recipient>(recipientPath)
  const known = new Set(recipients.map(({ name }) => name))
  return (
    <SettingsSection
      title="Reports by mail"
      text={`On Mondays about the week and on the first about the month that is over, at eight in the morning (${timeZone}). Each mail has a link that stops it.`}
    >
      <RecipientTable recipients={recipients} onChange={change} onRemove={remove} />
      <NewRecipientForm
        suggested={addresses.filter((address) => !known.has(address))}
        isFull={recipients.length >= MAX_RECIPIENTS}
        onAdd={add}
      />
      <div className="flex flex-wrap gap-2">
        <SendNowButton kind="weekly">Send me last week now</SendNowButton>
        <SendNowButton kind="monthly">Send me last month now</SendNowButton>
      </div>
    </SettingsSection>
  )
}

function SendNowButton({ kind, children }: { kind: DigestKind; children: string }) {
  const change = useMutation()
  const send = () =>
    change<{ to: string }>({
      path: sendReportNowPath,
      json: { kind },
      successMessage: ({ to }) => `The report is on its way to ${to}.`,
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
      <Field label="Address" error={faults.name} className="w-72 max-w-full">
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
