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
import { linksPathOf } from '~/domains/pages/editor-path'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import type { ListedPiece } from '../../listed-piece'
import { pieceStatus } from '../../piece'
import type { ScreenKind } from '../../screen-kind'
import type { PieceDeeds } from './use-piece-deeds'

interface RowMenuProps {
  kind: Pick<ScreenKind, 'editPath' | 'figuresPath' | 'pathOf' | 'previewPathOf'>
  piece: ListedPiece
  deeds: PieceDeeds
}

export function RowMenu(props: RowMenuProps) {
  const { kind, piece } = props
  const { id, title } = piece
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${title || 'Untitled'}`} />}>
      <MenuItem asChild>
        <Link to={kind.editPath(id)}>
          <Pencil size={16} aria-hidden="true" />
          Edit
        </Link>
      </MenuItem>
      {piece.deletedAt ? <TrashItems {...props} /> : <Items {...props} />}
    </Menu>
  )
}

function TrashItems({ piece: { id }, deeds }: RowMenuProps) {
  return (
    <MenuItem icon={Undo2} onSelect={() => void deeds.doWith('restore', [id])}>
      Take back from the trash
    </MenuItem>
  )
}

function Items({ kind, piece, deeds: { doWith, duplicate } }: RowMenuProps) {
  const { id, slug, previewKey, hasUnpublishedChanges } = piece
  const status = pieceStatus(piece)
  return (
    <>
      {status === 'published' && (
        <MenuItem asChild>
          <a href={kind.pathOf(slug)}>
            <ExternalLink size={16} aria-hidden="true" />
            View
          </a>
        </MenuItem>
      )}
      {status === 'published' && (
        <MenuItem asChild>
          <Link to={linksPathOf(kind.pathOf(slug))}>
            <Link2 size={16} aria-hidden="true" />
            Links
          </Link>
        </MenuItem>
      )}
      {status === 'published' && kind.figuresPath && (
        <MenuItem asChild>
          <Link to={kind.figuresPath(id)}>
            <ChartColumn size={16} aria-hidden="true" />
            Analytics
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={kind.previewPathOf(previewKey)} target="_blank" rel="noreferrer">
          <Eye size={16} aria-hidden="true" />
          Preview
        </a>
      </MenuItem>
      {(status !== 'published' || hasUnpublishedChanges) && (
        <MenuItem icon={Send} onSelect={() => void doWith('publish', [id])}>
          {status === 'published' ? 'Publish the changes' : 'Publish now'}
        </MenuItem>
      )}
      {status !== 'draft' && (
        <MenuItem icon={EyeOff} onSelect={() => void doWith('withdraw', [id])}>
          Withdraw
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => void duplicate(id)}>
        Duplicate
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={() => void doWith('delete', [id])}>
        Delete
      </MenuItem>
    </>
  )
}
