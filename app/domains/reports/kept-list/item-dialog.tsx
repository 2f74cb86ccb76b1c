import type { z } from 'zod'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useItemForm } from './use-item-form'

/** What every dialog of this kind is given. */
export interface ItemDialogProps<Item> {
  /** What is written, new or known. Undefined: closed. */
  item: Item | undefined
  isNew: boolean
  onClose: () => void
  /** Answers whether it was done; if not, what was typed stays. */
  onKeep: (item: Item) => Promise<boolean>
}

type FrameProps<Item> = Pick<ItemDialogProps<Item>, 'item' | 'onClose'> & {
  title: string
  description: string
  /** Its form. */
  children: (item: Item) => React.ReactNode
}

/** A dialog in which one thing is written. */
export function ItemDialog<Item>({ item, title, description, onClose, children }: FrameProps<Item>) {
  const isOpen = item !== undefined
  return (
    <Dialog title={title} description={description} open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      {isOpen && children(item)}
    </Dialog>
  )
}

interface ItemFormProps<Item> {
  schema: z.ZodType<Item>
  /** As it stands in the fields. */
  typed: Item
  /** On the button that keeps it. */
  verb: string
  onKeep: (item: Item) => Promise<boolean>
  onDone: () => void
  /** The fields; what is wrong with each stands at its path, `steps.2.name`. */
  children: (faults: Record<string, string>) => React.ReactNode
}

export function ItemForm<Item>({ schema, typed, verb, onKeep, onDone, children }: ItemFormProps<Item>) {
  const { faults, isBusy, submit } = useItemForm(schema, onKeep, onDone)
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event, typed)}>
      {children(faults)}
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {verb}
      </Button>
    </form>
  )
}

interface WordsFieldProps {
  label: string
  hint?: string
  value: string
  error: string | undefined
  placeholder?: string
  isPassword?: boolean
  onType: (value: string) => void
}

/** One line of words. */
export function WordsField({ label, hint, value, error, placeholder, isPassword = false, onType }: WordsFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={isPassword ? 'password' : 'text'}
          value={value}
          onChange={({ target }) => onType(target.value)}
          placeholder={placeholder}
          autoComplete={isPassword ? 'new-password' : 'off'}
        />
      )}
    </Field>
  )
}
