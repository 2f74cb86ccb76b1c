import type { z } from 'zod'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useListItemForm } from './use-list-item-form'

/** What every dialog of this kind is given. */
export interface ListItemDialogProps<Item> {
  /** What is written, new or known. Undefined: closed. */
  item: Item | undefined
  isNew: boolean
  onClose: () => void
  /** Answers whether it was done; if not, what was typed stays. */
  onSave: (item: Item) => Promise<boolean>
}

type ListItemDialogFrameProps<Item> = Pick<ListItemDialogProps<Item>, 'item' | 'onClose'> & {
  title: string
  description: string
  /** Its form. */
  children: (item: Item) => React.ReactNode
}

/** A dialog in which one thing is written. */
export function ListItemDialog<Item>({ item, title, description, onClose, children }: ListItemDialogFrameProps<Item>) {
  const isOpen = item !== undefined
  return (
    <Dialog title={title} description={description} open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      {isOpen && children(item)}
    </Dialog>
  )
}

interface ListItemFormProps<Item> {
  schema: z.ZodType<Item>
  /** As it stands in the fields. */
  value: Item
  /** On the button that keeps it. */
  verb: string
  onSave: (item: Item) => Promise<boolean>
  onDone: () => void
  /** The fields; what is wrong with each stands at its path, `steps.2.name`. */
  children: (faults: Record<string, string>) => React.ReactNode
}

export function ListItemForm<Item>({ schema, value, verb, onSave, onDone, children }: ListItemFormProps<Item>) {
  const { faults, isBusy, submit } = useListItemForm(schema, onSave, onDone)
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event, value)}>
      {children(faults)}
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {verb}
      </Button>
    </form>
  )
}

interface LineFieldProps {
  label: string
  hint?: string
  value: string
  error: string | undefined
  placeholder?: string
  isPassword?: boolean
  onChange: (value: string) => void
}

/** One line of words. */
export function LineField({ label, hint, value, error, placeholder, isPassword = false, onChange }: LineFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={isPassword ? 'password' : 'text'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder={placeholder}
          autoComplete={isPassword ? 'new-password' : 'off'}
        />
      )}
    </Field>
  )
}
