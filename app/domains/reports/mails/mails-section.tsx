import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { newId } from '~/platform/new-id'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useChange } from '~/ui/workspace/use-change'
import { useItemForm } from '../kept-list/use-item-form'
import { useListDeeds } from '../kept-list/use-list-deeds'
import type { ReportKind } from './mailed-period'
import { nowPath, recipientPath } from './paths'
import { MOST_RECIPIENTS, type Recipient, recipientSchema } from './recipient'
import { RecipientTable } from './recipient-table'

interface NewRecipientProps {
  /** Addresses that are offered: admins who get nothing yet. */
  suggested: string[]
  isFull: boolean
  /** Answers whether it was done; if not, what was typed stays. */
  onAdd: (recipient: Recipient) => Promise<boolean>
}

interface MailsSectionProps {
  recipients: Recipient[]
  /** Of admins. */
  addresses: string[]
  timeZone: string
}

export function MailsSection({ recipients, addresses, timeZone }: MailsSectionProps) {
  const { add, change, remove } = useListDeeds<Recipient>(recipientPath)
  const known = new Set(recipients.map(({ name }) => name))
  return (
    <SettingsSection
      title="Reports by mail"
      text={`On Mondays about the week and on the first about the month that is over, at eight in the morning (${timeZone}). Each mail has a link that stops it.`}
    >
      <RecipientTable recipients={recipients} onChange={change} onRemove={remove} />
      <NewRecipient
        suggested={addresses.filter((address) => !known.has(address))}
        isFull={recipients.length >= MOST_RECIPIENTS}
        onAdd={add}
      />
      <div className="flex flex-wrap gap-2">
        <NowButton kind="weekly">Send me last week now</NowButton>
        <NowButton kind="monthly">Send me last month now</NowButton>
      </div>
    </SettingsSection>
  )
}

function NowButton({ kind, children }: { kind: ReportKind; children: string }) {
  const change = useChange()
  const send = () =>
    change<{ to: string }>({ path: nowPath, json: { kind }, done: ({ to }) => `The report is on its way to ${to}.` })
  return (
    <Button icon={Mail} onClick={() => void send()}>
      {children}
    </Button>
  )
}

function NewRecipient({ suggested, isFull, onAdd }: NewRecipientProps) {
  const [name, setName] = useState('')
  const listId = useId()
  const { faults, isBusy, submit } = useItemForm(recipientSchema, onAdd, () => setName(''))
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => void submit(event, { id: newId(), name, isWeekly: true, isMonthly: true })}
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
