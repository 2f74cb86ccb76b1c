import { CornerDownRight, EllipsisVertical, ExternalLink, Milestone, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { Button, IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'
import { useMutation } from '~/ui/workspace/use-mutation'
import { internalLinksClient } from '../api'
import { getLinkStatus } from '../links/link-status'
import type { ListedLink } from '../links/links.queries.server'
import { newRedirectPath, pageEditorPath, redirectSearchPath } from './link-paths'

/** What can be done about a link: the one thing that mends it, and the rest in a menu. */
export function LinkActions({ link }: { link: ListedLink }) {
  const leadStraight = useResolveLink()
  const isInText = link.place === 'body' && link.fromPage !== null
  return (
    <span className="inline-flex items-center gap-1">
      {getLinkStatus(link) === 'redirected' && isInText && (
        <Button
          icon={CornerDownRight}
          onClick={() => void leadStraight(link)}
          aria-label={`Update link: “${link.anchor}” on ${link.fromTitle}`}
        >
          Update link
        </Button>
      )}
      <LinkMenu link={link} />
    </span>
  )
}

/** Has the links of a text lead where their redirect ends, with Undo. */
function useResolveLink() {
  const change = useMutation()
  return ({ fromPage, to }: ListedLink) =>
    fromPage !== null &&
    change({
      ...internalLinksClient.post('/resolved-links', { json: { fromPage, path: to } }),
      successMessage: ({ edits }) => (edits.length === 1 ? 'Link updated.' : `${edits.length} links updated.`),
      undo: (mended) => ({
        ...internalLinksClient.delete('/resolved-links', { json: mended }),
        successMessage: 'Change undone.',
      }),
    })
}

/** What can be done about a link: look at it, change its text, or change where its address leads. */
function LinkMenu({ link }: { link: ListedLink }) {
  const status = getLinkStatus(link)
  const editor = pageEditorPath({ kind: link.fromKind, pageId: link.fromPage })
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={`Actions for “${link.anchor}” on ${link.fromTitle}`} />}>
      <MenuItem asChild>
        <a href={link.fromPath} target="_blank" rel="noreferrer">
          <ExternalLink size={16} aria-hidden="true" className="shrink-0" />
          View page
        </a>
      </MenuItem>
      {editor && <MenuLink to={editor} icon={Pencil} label="Edit page" />}
      {status === 'broken' && <MenuLink to={newRedirectPath(link.to)} icon={Milestone} label="Create redirect…" />}
      {status === 'redirected' && <MenuLink to={redirectSearchPath(link.to)} icon={Milestone} label="View redirect" />}
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
