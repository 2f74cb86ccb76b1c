import { useState } from 'react'
import { z } from 'zod'
import { ItemDialog, ItemForm, WordsField } from '../kept-list/item-dialog'
import { type ListedShareLink, linkPassword } from './share-link'

interface PasswordDialogProps {
  /** Whose password it is. Undefined: closed. */
  link: ListedShareLink | undefined
  onClose: () => void
  /** Answers whether it was done; if not, what was typed stays. */
  onSet: (link: ListedShareLink, password: string) => Promise<boolean>
}

export function PasswordDialog({ link, onClose, onSet }: PasswordDialogProps) {
  return (
    <ItemDialog
      title="Set a password"
      description="Whoever has looked already is asked for it, too."
      item={link}
      onClose={onClose}
    >
      {(known) => <PasswordFields onSet={(password) => onSet(known, password)} onDone={onClose} />}
    </ItemDialog>
  )
}

const form = z.object({ password: linkPassword })

function PasswordFields({ onSet, onDone }: { onSet: (password: string) => Promise<boolean>; onDone: () => void }) {
  const [password, setPassword] = useState('')
  return (
    <ItemForm
      schema={form}
      typed={{ password }}
      verb="Set the password"
      onKeep={(typed) => onSet(typed.password)}
      onDone={onDone}
    >
      {(faults) => (
        <WordsField label="New password" value={password} error={faults.password} isPassword onType={setPassword} />
      )}
    </ItemForm>
  )
}
