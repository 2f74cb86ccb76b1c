import { useEffect, useRef, useState } from 'react'
import { MAX_TITLE_LENGTH, TITLE_TOO_LONG } from '~/platform/forms/title-limit'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { TextInput } from './input'

interface TitleDialogProps {
  /** What it is for: "Rename the stack". */
  heading: string
  /** The verb on its button: "Rename". */
  submitLabel: string
  /** What gets the title: "stack". */
  itemName: string
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Answers whether it was done; if not, what was typed stays. */
  onSubmit: (title: string) => Promise<boolean>
}

/** Asks for a title. */
export function TitleDialog({ heading, isOpen, onOpenChange, ...form }: TitleDialogProps) {
  return (
    <Dialog title={heading} open={isOpen} onOpenChange={onOpenChange}>
      <TitleForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type TitleFormProps = Pick<TitleDialogProps, 'title' | 'submitLabel' | 'itemName' | 'onSubmit'> & { onDone: () => void }

function TitleForm({ title, submitLabel, itemName, onSubmit, onDone }: TitleFormProps) {
  const [typed, setTyped] = useState(title)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // after the dialog, which remembers where the focus was and then begins at its first button: the one that closes it
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const next = typed.trim()
    const fault =
      next === '' ? `Enter a title for the ${itemName}.` : next.length > MAX_TITLE_LENGTH ? TITLE_TOO_LONG : undefined
    setError(fault)
    if (fault) return
    setIsBusy(true)
    const isDone = await onSubmit(next)
    setIsBusy(false)
    if (isDone) onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label="Title" error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {submitLabel}
      </Button>
    </form>
  )
}
