import { EyeOff, Send, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { type RowSelection, useSelection } from '~/ui/workspace/use-selection'
import type { Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { entryStatus } from './entry'
import type { EntryEditorConfig } from './entry-editor-config'
import type { ListedEntry } from './listed-entry'
import { EntryRowMenu } from './ui/entry-row-menu'
import { type EntryActions, useEntryActions } from './ui/use-entry-actions'

const looks: Record<string, { tone: BadgeTone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'accent', label: 'Scheduled' },
  published: { tone: 'success', label: 'Published' },
  trash: { tone: 'danger', label: 'Trash' },
}

type TableConfig = Pick<
  EntryEditorConfig,
  'type' | 'noun' | 'titleLabel' | 'editPath' | 'analyticsPath' | 'pathFor' | 'previewPathFor'
>

interface EntryTableProps<Row extends ListedEntry> {
  config: TableConfig
  /** What the rows are: "Posts". */
  label: string
  entries: Row[]
  /** Without it, titles stand alone. */
  getPicture?: (entry: Row) => Picture | null
  /** The room's own columns, after the state. */
  columns: TableColumn<Row>[]
  empty: React.ReactNode
  isStale: boolean
}

/** The list of a room's pieces: what is done with one is in its menu, what is done with many appears with a selection. */
export function EntryTable<Row extends ListedEntry>({ config, entries, getPicture, ...props }: EntryTableProps<Row>) {
  const { label, columns, empty, isStale } = props
  const selection = useSelection(useMemo(() => entries.map(({ id }) => id), [entries]))
  const actions = useEntryActions(config)
  const navigate = useNavigate()
  const editPath = ({ id }: Row) => config.editPath(id)
  const isTrash = entries.every(({ deletedAt }) => deletedAt)
  const title: TableColumn<Row> = {
    key: 'title',
    header: config.titleLabel,
    isSortable: true,
    className: 'w-2/5 max-md:pr-14',
    cell: (entry) => <EntryTitle to={editPath(entry)} title={entry.title} picture={getPicture?.(entry)} />,
  }
  const menu: TableColumn<Row> = {
    key: 'menu',
    header: 'Actions',
    align: 'end',
    className: 'w-20 max-md:absolute max-md:top-1 max-md:right-0 max-md:w-auto',
    cell: (entry) => <EntryRowMenu config={config} entry={entry} actions={actions} />,
  }
  return (
    <>
      <DataTable
        label={label}
        selection={selection}
        empty={empty}
        isStale={isStale}
        columns={[title, status, ...columns, saved, published, menu]}
        rows={entries}
        getRowKey={({ id }) => id}
        getRowLabel={({ title }) => title || 'Untitled'}
        onOpen={(entry) => void navigate(editPath(entry))}
      />
      <SelectionBar selection={selection}>
        {isTrash ? (
          <TrashBulkActionButtons selection={selection} actions={actions} />
        ) : (
          <BulkActionButtons selection={selection} actions={actions} />
        )}
      </SelectionBar>
    </>
  )
}

const status: TableColumn<ListedEntry> = {
  key: 'status',
  header: 'Status',
  cell: (entry) => <EntryStatusBadge piece={entry} />,
}

const saved: TableColumn<ListedEntry> = {
  key: 'saved',
  header: 'Updated',
  phoneLabel: 'updated',
  isSortable: true,
  cell: ({ savedAt }) => <RelativeTime at={savedAt} />,
}

const published: TableColumn<ListedEntry> = {
  key: 'published',
  header: 'Published',
  isSortable: true,
  isHiddenOnPhones: true,
  cell: ({ publishedAt }) => publishedAt && <RelativeTime at={publishedAt} />,
}

interface BulkActionsProps {
  selection: RowSelection
  actions: EntryActions
}

function BulkActionButtons({ selection: { selected }, actions: { doWith } }: BulkActionsProps) {
  return (
    <>
      <Button icon={Send} onClick={() => void doWith('publish', selected)}>
        Publish
      </Button>
      <Button icon={EyeOff} onClick={() => void doWith('withdraw', selected)}>
        Unpublish
      </Button>
      <Button icon={Trash2} variant="danger" onClick={() => void doWith('delete', selected)}>
        Delete
      </Button>
    </>
  )
}

function TrashBulkActionButtons({ selection: { selected }, actions: { doWith } }: BulkActionsProps) {
  return (
    <Button icon={Undo2} onClick={() => void doWith('restore', selected)}>
      Restore
    </Button>
  )
}

/** The picture in small, where pieces have one, and the title, which leads to the editor. */
function EntryTitle({ to, title, picture }: { to: string; title: string; picture?: Picture | null }) {
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
function EntryStatusBadge({ piece }: { piece: ListedEntry }) {
  const look = looks[piece.deletedAt ? 'trash' : entryStatus(piece)]
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={look?.tone}>{look?.label}</Badge>
      {piece.hasUnpublishedChanges && <Badge tone="warning">Unpublished changes</Badge>}
    </span>
  )
}
