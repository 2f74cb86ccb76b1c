import { useState } from 'react'
import { LONGEST_TITLE } from '~/platform/longest-title'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

interface RenameDialogProps {
  plan: { title: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** False when it was refused: the dialog stays with what was typed. */
  onRename: (title: string) => Promise<boolean>
}

export function RenameDialog({ plan, isOpen, onOpenChange, onRename }: RenameDialogProps) {
  return (
    <Dialog title="Rename the plan" open={isOpen} onOpenChange={onOpenChange}>
      <RenameForm title={plan.title} onRename={onRename} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface RenameFormProps {
  title: string
  onRename: (title: string) => Promise<boolean>
  onDone: () => void
}

function RenameForm({ title, onRename, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(title)
  const [isTried, setIsTried] = useState(false)
  async function send() {
    setIsTried(true)
    const next = typed.trim()
    if (next === title) return onDone()
    if (next !== '' && (await onRename(next))) onDone()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label="Title" error={isTried && typed.trim() === '' ? 'Give the plan a title.' : undefined}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_TITLE}
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end">
        Rename
      </Button>
    </form>
  )
}
