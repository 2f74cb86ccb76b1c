import { Plus } from 'lucide-react'
import { useState } from 'react'
import { newUuid } from '~/platform/database/new-uuid'
import { Button } from '~/ui/workspace/button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { Switch } from '~/ui/workspace/switch'
import { type ListedShareLink, MAX_SHARE_LINKS, type NewShareLink, newShareLinkSchema } from '../sharing/share-link'
import { LineField, ListItemDialog, type ListItemDialogProps, ListItemForm } from './list-editor/list-item-dialog'
import { PasswordDialog } from './password-dialog'
import { ShareLinkTable } from './share-link-table'
import { useShareLinkActions } from './use-share-link-actions'

type LinkDialogProps = Omit<ListItemDialogProps<NewShareLink>, 'isNew'>

type LinkFormProps = Pick<LinkDialogProps, 'onSave'> & { known: NewShareLink; onDone: () => void }

const newLink = (): NewShareLink => ({ id: newUuid(), name: '', withRevenue: false, password: '' })

export function ShareLinksSection({ links }: { links: ListedShareLink[] }) {
  const { make, showRevenue, setPassword, revoke } = useShareLinkActions()
  const [draft, setDraft] = useState<NewShareLink>()
  const [locking, setLocking] = useState<ListedShareLink>()
  return (
    <SettingsSection title="Shared links" text="Anyone with a link can view the analytics overview without signing in.">
      <ShareLinkTable
        links={links}
        onToggleRevenue={showRevenue}
        onSetPassword={setLocking}
        onRemovePassword={(link) => setPassword(link, null)}
        onRevoke={revoke}
      />
      <Button
        icon={Plus}
        disabled={links.length >= MAX_SHARE_LINKS}
        onClick={() => setDraft(newLink())}
        className="justify-self-start"
      >
        New shared link
      </Button>
      <ShareLinkDialog item={draft} onClose={() => setDraft(undefined)} onSave={make} />
      <PasswordDialog link={locking} onClose={() => setLocking(undefined)} onSet={setPassword} />
    </SettingsSection>
  )
}

function ShareLinkDialog({ item, onClose, onSave }: LinkDialogProps) {
  return (
    <ListItemDialog
      title="New shared link"
      description="Anyone with the link can view the overview."
      item={item}
      onClose={onClose}
    >
      {(link) => <LinkForm known={link} onSave={onSave} onDone={onClose} />}
    </ListItemDialog>
  )
}

function LinkForm({ known, ...form }: LinkFormProps) {
  const [link, setLink] = useState(known)
  const set = (changes: Partial<NewShareLink>) => setLink({ ...link, ...changes })
  return (
    <ListItemForm schema={newShareLinkSchema} value={link} verb="Create link" {...form}>
      {(faults) => (
        <>
          <LineField
            label="Name"
            hint="Shown above the report."
            value={link.name}
            error={faults.name}
            placeholder="Investor report"
            onChange={(name) => set({ name })}
          />
          <LineField
            label="Password"
            hint="Optional"
            value={link.password}
            error={faults.password}
            isPassword
            onChange={(password) => set({ password })}
          />
          <Switch
            label="Show revenue"
            hint="If off, purchases and revenue are hidden."
            checked={link.withRevenue}
            onCheckedChange={(withRevenue) => set({ withRevenue })}
          />
        </>
      )}
    </ListItemForm>
  )
}
