import { useState } from 'react'
import { Switch } from '~/ui/workspace/switch'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { type NewShareLink, newShareLink } from './share-link'

type LinkDialogProps = Omit<ItemDialogProps<NewShareLink>, 'isNew'>

export function LinkDialog({ item, onClose, onKeep }: LinkDialogProps) {
  return (
    <ItemDialog
      title="New link"
      description="Whoever has it sees the overview and can change nothing."
      {...{ item, onClose }}
    >
      {(link) => <LinkForm known={link} onKeep={onKeep} onDone={onClose} />}
    </ItemDialog>
  )
}

type LinkFormProps = Pick<LinkDialogProps, 'onKeep'> & { known: NewShareLink; onDone: () => void }

function LinkForm({ known, ...form }: LinkFormProps) {
  const [link, setLink] = useState(known)
  const set = (changes: Partial<NewShareLink>) => setLink({ ...link, ...changes })
  return (
    <ItemForm schema={newShareLink} typed={link} verb="Make the link" {...form}>
      {(faults) => (
        <>
          <WordsField
            label="Name"
            hint="It stands above the figures."
            value={link.name}
            error={faults.name}
            placeholder="Figures for our investors"
            onType={(name) => set({ name })}
          />
          <WordsField
            label="Password"
            hint="Empty: the link alone opens it."
            value={link.password}
            error={faults.password}
            isPassword
            onType={(password) => set({ password })}
          />
          <Switch
            label="With revenue"
            hint="Without it nothing tells that anything was bought."
            checked={link.withRevenue}
            onCheckedChange={(withRevenue) => set({ withRevenue })}
          />
        </>
      )}
    </ItemForm>
  )
}
