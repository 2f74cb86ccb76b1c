import { Ellipsis, KeyRound, LockOpen, Trash2 } from 'lucide-react'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import { Moment } from '~/ui/workspace/moment'
import { Switch } from '~/ui/workspace/switch'
import type { ListedShareLink } from './share-link'

interface LinkTableProps {
  links: ListedShareLink[]
  onRevenue: (link: ListedShareLink, withRevenue: boolean) => void
  onPassword: (link: ListedShareLink) => void
  onOpenWithout: (link: ListedShareLink) => void
  onRevoke: (link: ListedShareLink) => void
}

export function LinkTable({ links, ...deeds }: LinkTableProps) {
  return (
    <DataTable
      label="Links"
      columns={columnsFor(deeds)}
      rows={links}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={<p className="text-dense text-muted">Nobody outside of the back office sees the figures.</p>}
    />
  )
}

function columnsFor(deeds: Omit<LinkTableProps, 'links'>): Column<ListedShareLink>[] {
  return [
    {
      key: 'name',
      head: 'Link',
      cell: ({ name, url, hasPassword, createdAt }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 font-medium break-words">
            <a href={url} target="_blank" rel="noreferrer" className="underline-offset-2 hover:underline">
              {name}
            </a>
            {hasPassword && <Badge>Password</Badge>}
          </span>
          <span className="text-muted">
            made <Moment at={createdAt} />
          </span>
        </>
      ),
    },
    {
      key: 'used',
      head: 'Last used',
      phoneLabel: 'last used',
      className: 'whitespace-nowrap',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'never'),
    },
    {
      key: 'revenue',
      head: 'Shows',
      cell: (link) => (
        <Switch
          label="With revenue"
          checked={link.withRevenue}
          onCheckedChange={(withRevenue) => deeds.onRevenue(link, withRevenue)}
        />
      ),
    },
    {
      key: 'deeds',
      head: 'Actions',
      align: 'end',
      cell: (link) => (
        <span className="inline-flex items-center gap-1">
          <CopyButton text={link.url} what={`link of ${link.name}`} />
          <LinkMenu link={link} {...deeds} />
        </span>
      ),
    },
  ]
}

function LinkMenu({
  link,
  onPassword,
  onOpenWithout,
  onRevoke,
}: Omit<LinkTableProps, 'links'> & { link: ListedShareLink }) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions: ${link.name}`} />}>
      <MenuItem icon={KeyRound} onSelect={() => onPassword(link)}>
        {link.hasPassword ? 'Set another password…' : 'Set a password…'}
      </MenuItem>
      {link.hasPassword && (
        <MenuItem icon={LockOpen} onSelect={() => onOpenWithout(link)}>
          Take the password away
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => onRevoke(link)}>
        Revoke
      </MenuItem>
    </Menu>
  )
}
