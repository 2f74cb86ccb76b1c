import { useState } from 'react'
import { z } from 'zod'
import { type ListedShareLink, linkPasswordSchema } from '../sharing/share-link'
import { LineField, ListItemDialog, ListItemForm } from './list-editor/list-item-dialog'

interface PasswordDialogProps {
  /** Whose password it is. Undefined: closed. */
  link: ListedShareLink | undefined
  onClose: () => void
  /** Answers whether it was done; if not, what was typed stays. */
  onSet: (link: ListedShareLink, password: string) => Promise<boolean>
}

export function PasswordDialog({ link, onClose, onSet }: PasswordDialogProps) {
  return (
    <ListItemDialog
      title="Set password"
      description="Everyone who opens the link must enter it."
      item={link}
      onClose={onClose}
    >
      {(known) => <PasswordFields onSet={(password) => onSet(known, password)} onDone={onClose} />}
    </ListItemDialog>
  )
}

const form = z.object({ password: linkPasswordSchema })

function PasswordFields({ onSet, onDone }: { onSet: (password: string) => Promise<boolean>; onDone: () => void }) {
  const [password, setPassword] = useState('')
  return (
    <ListItemForm
      schema={form}
      value={{ password }}
      verb="Set password"
      onSave={(typed) => onSet(typed.password)}
      onDone={onDone}
    >
      {(faults) => (
        <LineField label="New password" value={password} error={faults.password} isPassword onChange={setPassword} />
      )}
    </ListItemForm>
  )
}
