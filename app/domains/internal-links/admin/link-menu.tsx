import { EllipsisVertical, ExternalLink, Milestone, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'
import { statusOf } from '../listing/link-status'
import type { ListedLink } from '../listing/list-links.server'
import { editorOf, newRedirectPath, redirectsFrom } from './paths'

/** What can be done about a link: look at it, change its text, or change where its address leads. */
export function LinkMenu({ link }: { link: ListedLink }) {
  const status = statusOf(link)
  const editor = editorOf({ kind: link.fromKind, pageId: link.fromPage })
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for “${link.anchor}” on ${link.fromTitle}`} />}>
      <MenuItem asChild>
        <a href={link.fromPath} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
          Open the page
        </a>
      </MenuItem>
      {editor && <MenuLink to={editor} icon={Pencil} label="Open in the editor" />}
      {status === 'broken' && <MenuLink to={newRedirectPath(link.to)} icon={Milestone} label="Make a redirect…" />}
      {status === 'redirected' && <MenuLink to={redirectsFrom(link.to)} icon={Milestone} label="Show the redirect" />}
    </Menu>
  )
}

function MenuLink({ to, icon: Icon, label }: { to: string; icon: typeof Pencil; label: string }) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {label}
      </Link>
    </MenuItem>
  )
}
