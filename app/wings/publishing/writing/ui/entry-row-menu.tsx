import {
  ChartColumn,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Link2,
  Pencil,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { pageLinksPath } from '~/wings/web/pages/page-admin-paths'
import { entryStatus } from '../entry'
import type { EntryEditorConfig } from '../entry-editor-config'
import type { ListedEntry } from '../listed-entry'
import type { EntryActions } from './use-entry-actions'

interface EntryRowMenuProps {
  config: Pick<EntryEditorConfig, 'editPath' | 'analyticsPath' | 'pathFor' | 'previewPathFor'>
  entry: ListedEntry
  actions: EntryActions
}

export function EntryRowMenu(props: EntryRowMenuProps) {
  const { config, entry } = props
  const { id, title } = entry
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${title || 'Untitled'}`} />}>
      <MenuItem asChild>
        <Link to={config.editPath(id)}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Link>
      </MenuItem>
      {entry.deletedAt ? <TrashMenuItems {...props} /> : <EntryMenuItems {...props} />}
    </Menu>
  )
}

function TrashMenuItems({ entry: { id }, actions }: EntryRowMenuProps) {
  return (
    <MenuItem icon={Undo2} onSelect={() => void actions.doWith('restore', [id])}>
      Restore
    </MenuItem>
  )
}

function EntryMenuItems({ config, entry, actions: { doWith, duplicate } }: EntryRowMenuProps) {
  const { id, slug, previewKey, hasUnpublishedChanges } = entry
  const status = entryStatus(entry)
  return (
    <>
      {status === 'published' && (
        <MenuItem asChild>
          <a href={config.pathFor(slug)}>
            <ExternalLink size={16} aria-hidden="true" />
            View
          </a>
        </MenuItem>
      )}
      {status === 'published' && (
        <MenuItem asChild>
          <Link to={pageLinksPath(config.pathFor(slug))}>
            <Link2 size={16} aria-hidden="true" />
            Links
          </Link>
        </MenuItem>
      )}
      {status === 'published' && config.analyticsPath && (
        <MenuItem asChild>
          <Link to={config.analyticsPath(id)}>
            <ChartColumn size={16} aria-hidden="true" />
            Analytics
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={config.previewPathFor(previewKey)} target="_blank" rel="noreferrer">
          <Eye size={16} aria-hidden="true" />
          Preview
        </a>
      </MenuItem>
      {(status !== 'published' || hasUnpublishedChanges) && (
        <MenuItem icon={Send} onSelect={() => void doWith('publish', [id])}>
          {status === 'published' ? 'Publish changes' : 'Publish now'}
        </MenuItem>
      )}
      {status !== 'draft' && (
        <MenuItem icon={EyeOff} onSelect={() => void doWith('withdraw', [id])}>
          Unpublish
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => void duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={() => void doWith('delete', [id])}>
        Delete
      </MenuItem>
    </>
  )
}
