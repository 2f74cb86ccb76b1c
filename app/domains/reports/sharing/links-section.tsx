import { Plus } from 'lucide-react'
import { useState } from 'react'
import { newId } from '~/platform/new-id'
import { Button } from '~/ui/workspace/button'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { LinkDialog } from './link-dialog'
import { LinkTable } from './link-table'
import { PasswordDialog } from './password-dialog'
import { type ListedShareLink, MOST_LINKS, type NewShareLink } from './share-link'
import { useLinkDeeds } from './use-link-deeds'

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
