import { useId, useState } from 'react'
import { newId } from '~/platform/new-id'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useItemForm } from '../kept-list/use-item-form'
import { type Recipient, recipientSchema } from './recipient'

interface NewRecipientProps {
  /** Addresses that are offered: admins who get nothing yet. */
  suggested: string[]
  isFull: boolean
  /** Answers whether it was done; if not, what was typed stays. */
  onAdd: (recipient: Recipient) => Promise<boolean>
}

export function NewRecipient({ suggested, isFull, onAdd }: NewRecipientProps) {
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
