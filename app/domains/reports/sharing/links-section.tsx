import { Plus } from 'lucide-react'
import { useState } from 'react'
import { newId } from '~/platform/new-id'
import { Button } from '~/ui/workspace/button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { Switch } from '~/ui/workspace/switch'
import { ItemDialog, type ItemDialogProps, ItemForm, WordsField } from '../kept-list/item-dialog'
import { LinkTable } from './link-table'
import { PasswordDialog } from './password-dialog'
import { type ListedShareLink, MOST_LINKS, type NewShareLink, newShareLink } from './share-link'
import { useLinkDeeds } from './use-link-deeds'

type LinkDialogProps = Omit<ItemDialogProps<NewShareLink>, 'isNew'>

type LinkFormProps = Pick<LinkDialogProps, 'onKeep'> & { known: NewShareLink; onDone: () => void }

const newLink = (): NewShareLink => ({ id: newId(), name: '', withRevenue: false, password: '' })

export function LinksSection({ links }: { links: ListedShareLink[] }) {
  const { make, showRevenue, setPassword, revoke } = useLinkDeeds()
  const [draft, setDraft] = useState<NewShareLink>()
  const [locking, setLocking] = useState<ListedShareLink>()
  return (
    <SettingsSection
      title="Links to the figures"
      text="Whoever has one sees the overview without signing in: read-only, with the notes on the chart, without orders, without the names of anybody."
    >
      <LinkTable
        links={links}
        onRevenue={showRevenue}
        onPassword={setLocking}
        onOpenWithout={(link) => setPassword(link, null)}
        onRevoke={revoke}
      />
      <Button
        icon={Plus}
        disabled={links.length >= MOST_LINKS}
        onClick={() => setDraft(newLink())}
        className="justify-self-start"
      >
        New link
      </Button>
      <LinkDialog item={draft} onClose={() => setDraft(undefined)} onKeep={make} />
      <PasswordDialog link={locking} onClose={() => setLocking(undefined)} onSet={setPassword} />
    </SettingsSection>
  )
}

function LinkDialog({ item, onClose, onKeep }: LinkDialogProps) {
  return (
    <ItemDialog
      title="New link"
      description="Whoever has it sees the overview and can change nothing."
      item={item}
      onClose={onClose}
    >
      {(link) => <LinkForm known={link} onKeep={onKeep} onDone={onClose} />}
    </ItemDialog>
  )
}

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
