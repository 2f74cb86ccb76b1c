import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { useMutation } from '~/ui/workspace/use-mutation'
import { ownAccountClient } from '../api'
import type { PasskeyListItem } from '../two-factor/two-factor'

/** A button that asks for another name of a passkey. */
export function RenamePasskeyDialog({ passkey }: { passkey: PasskeyListItem }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Rename passkey"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button aria-label={`Rename passkey ${passkey.name}`}>Rename</Button>}
    >
      <NameForm passkey={passkey} onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

function NameForm({ passkey, onDone }: { passkey: PasskeyListItem; onDone: () => void }) {
  const change = useMutation()
  const [typed, setTyped] = useState(passkey.name)
  const [error, setError] = useState<string>()
  const rename = (name: string) =>
    ownAccountClient.patch('/passkeys/:passkeyId', { param: { passkeyId: passkey.id }, json: { name } })

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const isEmpty = typed.trim() === ''
    setError(isEmpty ? 'Enter a name for the passkey.' : undefined)
    if (isEmpty) return
    const isDone = await change({
      ...rename(typed),
      successMessage: () => 'Passkey renamed.',
      undo: ({ before }) => ({ ...rename(before), successMessage: 'Change undone.' }),
    })
    if (isDone) onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label="Name" error={error}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="off"
            value={typed}
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
