import { EyeOff, Send, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Picture } from '~/domains/media/picture'
import { PictureImage } from '~/domains/media/picture-image'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Moment } from '~/ui/workspace/moment'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { type Selection, useSelection } from '~/ui/workspace/use-selection'
import { RowMenu } from './admin/list/row-menu'
import { type PieceDeeds, usePieceDeeds } from './admin/list/use-piece-deeds'
import type { ListedPiece } from './listed-piece'
import { pieceStatus } from './piece'
import type { ScreenKind } from './screen-kind'

const looks: Record<string, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'accent', label: 'Scheduled' },
  published: { tone: 'success', label: 'Published' },
  trash: { tone: 'danger', label: 'In the trash' },
}

type TableKind = Pick<
  ScreenKind,
  'noun' | 'titleLabel' | 'listPath' | 'editPath' | 'figuresPath' | 'pathOf' | 'previewPathOf'
>

interface PieceTableProps<Row extends ListedPiece> {
  kind: TableKind
  /** What the rows are: "Posts". */
  label: string
  pieces: Row[]
  /** Without it, titles stand alone. */
  pictureOf?: (piece: Row) => Picture | null
  /** The room's own columns, after the state. */
  columns: Column<Row>[]
  empty: React.ReactNode
  isStale: boolean
}

/** The list of a room's pieces: what is done with one is in its menu, what is done with many appears with a selection. */
export function PieceTable<Row extends ListedPiece>({ kind, pieces, pictureOf, ...props }: PieceTableProps<Row>) {
  const { label, columns, empty, isStale } = props
  const selection = useSelection(useMemo(() => pieces.map(({ id }) => id), [pieces]))
  const deeds = usePieceDeeds(kind)
  const navigate = useNavigate()
  const editPath = ({ id }: Row) => kind.editPath(id)
  const isTrash = pieces.every(({ deletedAt }) => deletedAt)
  const title: Column<Row> = {
    key: 'title',
    head: kind.titleLabel,
    isSortable: true,
    className: 'w-2/5 max-md:pr-14',
    cell: (piece) => <PieceTitle to={editPath(piece)} title={piece.title} picture={pictureOf?.(piece)} />,
  }
  const menu: Column<Row> = {
    key: 'menu',
    head: 'Actions',
    align: 'end',
    className: 'w-20 max-md:absolute max-md:top-1 max-md:right-0 max-md:w-auto',
    cell: (piece) => <RowMenu kind={kind} piece={piece} deeds={deeds} />,
  }
  return (
    <>
      <DataTable
        label={label}
        selection={selection}
        empty={empty}
        isStale={isStale}
        columns={[title, status, ...columns, saved, published, menu]}
        rows={pieces}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title || 'Untitled'}
        onOpen={(piece) => void navigate(editPath(piece))}
      />
      <SelectionBar selection={selection}>
        {isTrash ? <TrashDeeds selection={selection} deeds={deeds} /> : <Deeds selection={selection} deeds={deeds} />}
      </SelectionBar>
    </>
  )
}

const status: Column<ListedPiece> = { key: 'status', head: 'Status', cell: (piece) => <StatusBadge piece={piece} /> }

const saved: Column<ListedPiece> = {
  key: 'saved',
  head: 'Changed',
  phoneLabel: 'changed',
  isSortable: true,
  cell: ({ savedAt }) => <Moment at={savedAt} />,
}

const published: Column<ListedPiece> = {
  key: 'published',
  head: 'Published',
  isSortable: true,
  isHiddenOnPhones: true,
  cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} />,
}

interface DeedsProps {
  selection: Selection
  deeds: PieceDeeds
}

function Deeds({ selection: { selected }, deeds: { doWith } }: DeedsProps) {
  return (
    <>
      <Button icon={Send} onClick={() => void doWith('publish', selected)}>
        Publish
      </Button>
      <Button icon={EyeOff} onClick={() => void doWith('withdraw', selected)}>
        Withdraw
      </Button>
      <Button icon={Trash2} variant="danger" onClick={() => void doWith('delete', selected)}>
        Delete
      </Button>
    </>
  )
}

function TrashDeeds({ selection: { selected }, deeds: { doWith } }: DeedsProps) {
  return (
    <Button icon={Undo2} onClick={() => void doWith('restore', selected)}>
      Take back from the trash
    </Button>
  )
}

/** The picture in small, where pieces have one, and the title, which leads to the editor. */
function PieceTitle({ to, title, picture }: { to: string; title: string; picture?: Picture | null }) {
  return (
    <span className="flex items-center gap-3">
      {picture !== undefined && (
        <span className="aspect-[16/10] w-12 shrink-0 overflow-hidden rounded-sm bg-wash">
          {picture && <PictureImage picture={{ ...picture, alt: '' }} sizes="3rem" className="h-full object-cover" />}
        </span>
      )}
      <Link to={to} className="font-semibold break-words hover:underline">
        {title || 'Untitled'}
      </Link>
    </span>
  )
}

/** What visitors have of a piece, and whether there is more that they do not have yet. */
function StatusBadge({ piece }: { piece: ListedPiece }) {
  const look = looks[piece.deletedAt ? 'trash' : pieceStatus(piece)]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={look?.tone}>{look?.label}</Badge>
      {piece.hasUnpublishedChanges && <Badge tone="warning">Changes not published</Badge>}
    </span>
  )
}
