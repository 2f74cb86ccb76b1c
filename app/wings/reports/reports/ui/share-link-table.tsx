import { Ellipsis, KeyRound, LockOpen, Trash2 } from 'lucide-react'
import { CopyButton } from '~/ui/copy-button'
import { Badge } from '~/ui/workspace/badge'
import { IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { Switch } from '~/ui/workspace/switch'
import type { ListedShareLink } from '../sharing/share-link'

interface ShareLinkTableProps {
  links: ListedShareLink[]
  onToggleRevenue: (link: ListedShareLink, withRevenue: boolean) => void
  onSetPassword: (link: ListedShareLink) => void
  onRemovePassword: (link: ListedShareLink) => void
  onRevoke: (link: ListedShareLink) => void
}

export function ShareLinkTable({ links, ...deeds }: ShareLinkTableProps) {
  return (
    <DataTable
      label="Shared links"
      columns={columnsFor(deeds)}
      rows={links}
      getRowKey={({ id }) => id}
      getRowLabel={({ name }) => name}
      empty={<p className="text-dense text-muted">No shared links yet.</p>}
    />
  )
}

function columnsFor(actions: Omit<ShareLinkTableProps, 'links'>): TableColumn<ListedShareLink>[] {
  return [
    {
      key: 'name',
      header: 'Link',
      cell: ({ name, url, hasPassword, createdAt }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 font-medium break-words">
            <a href={url} target="_blank" rel="noreferrer" className="underline-offset-2 hover:underline">
              {name}
            </a>
            {hasPassword && <Badge>Password</Badge>}
          </span>
          <span className="text-muted">
            created <RelativeTime at={createdAt} />
          </span>
        </>
      ),
    },
    {
      key: 'used',
      header: 'Last used',
      phoneLabel: 'last used',
      className: 'whitespace-nowrap',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime at={lastUsedAt} /> : 'never'),
    },
    {
      key: 'revenue',
      header: 'Revenue',
      cell: (link) => (
        <Switch
          label="Show revenue"
          checked={link.withRevenue}
          onCheckedChange={(withRevenue) => actions.onToggleRevenue(link, withRevenue)}
        />
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (link) => (
        <span className="inline-flex items-center gap-1">
          <CopyButton text={link.url} itemName={`link ${link.name}`} />
          <LinkMenu link={link} {...actions} />
        </span>
      ),
    },
  ]
}

function LinkMenu({
  link,
  onSetPassword,
  onRemovePassword,
  onRevoke,
}: Omit<ShareLinkTableProps, 'links'> & { link: ListedShareLink }) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions: ${link.name}`} />}>
      <MenuItem icon={KeyRound} onSelect={() => onSetPassword(link)}>
        {link.hasPassword ? 'Change password…' : 'Set password…'}
      </MenuItem>
      {link.hasPassword && (
        <MenuItem icon={LockOpen} onSelect={() => onRemovePassword(link)}>
          Remove password
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={() => onRevoke(link)}>
        Revoke
      </MenuItem>
    </Menu>
  )
}
